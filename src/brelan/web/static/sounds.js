/* Three soft sounds, made here and not loaded: a card, chips, your turn. */
(() => {
  let air = null;
  const tone = (at, pitch, length, loudness, shape = "sine") => {
    const voice = air.createOscillator(), gain = air.createGain();
    voice.type = shape;
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(gain).connect(air.destination);
    voice.start(at);
    voice.stop(at + length);
  };
  const rustle = (at, length, loudness) => {
    const frames = Math.floor(air.sampleRate * length), buffer = air.createBuffer(1, frames, air.sampleRate);
    const wave = buffer.getChannelData(0);
    for (let i = 0; i < frames; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
    const source = air.createBufferSource(), filter = air.createBiquadFilter(), gain = air.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = 1800;
    gain.gain.value = loudness;
    source.connect(filter).connect(gain).connect(air.destination);
    source.start(at);
  };
  const made = {
    card: (now) => rustle(now, 0.09, 0.25),
    chips: (now) => [0, 0.05, 0.11].forEach((later, i) => tone(now + later, 2100 + 260 * i, 0.09, 0.04, "triangle")),
    turn: (now) => { tone(now, 523, 0.5, 0.06); tone(now + 0.12, 784, 0.6, 0.05); },
  };
  window.brelanSound = (name, always = false) => {
    if (!always && !window.brelanSoundKept(name)) return;
    air ??= new AudioContext();
    if (air.state === "suspended") air.resume();
    made[name](air.currentTime + 0.01);
  };
})();
