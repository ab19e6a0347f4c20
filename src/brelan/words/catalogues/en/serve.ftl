# Opening the house in the browser.

serve-port-taken = Port { $port } is taken, perhaps by this house in another window. Choose another: brelan serve --port 0 takes a free one.
serve-port-not-allowed = This machine does not allow port { $port }. Choose one above 1023: brelan serve --port 0 takes a free one.
serve-no-address = “{ $host }” is no address of this machine. Leave --host out, or say 0.0.0.0 for everybody on the network.
serve-no-shelf = { $file } is no SQLite file, so no tables can be kept in it. Name another with --data.
serve-shelf-damaged = { $file } is damaged. Put a copy in its place, or name another with --data.
serve-shelf-shut = { $file } can be read but not written, so no tables can be kept in it. Name another with --data.
serve-shelf-busy = Another program holds { $file }. End that, or name another with --data.
serve-shelf-full = There is no room on the disk of { $file }. Name another with --data.
serve-shelf-newer = A newer Brelan made { $file }. Use that one, or name another with --data.
serve-shelf-foreign = { $file } holds something else than the tables of a house. Name another with --data.
