"""The house in the browser and for programs: who may do what, who may know what, and what outlives a power cut."""
