-- The field of the map calls it so as well.
UPDATE static_contents SET name = name || '{"pl":"Przybliżenie"}' WHERE key = 'map.zoom';
