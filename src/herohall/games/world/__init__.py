"""Heroes of the World: majorities on a world map."""
