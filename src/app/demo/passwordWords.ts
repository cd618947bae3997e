/** Plain words of 4 to 8 letters, easy to read aloud and to type. */
export const passwordWords: readonly string[] = `
acorn alpine amber anchor apple april arrow aspen atlas autumn bamboo basil beacon berry birch blossom breeze bridge brook butter cactus camel candle canoe
canvas canyon carbon cargo carpet castle cedar cello cherry cinder circle citrus clover cobalt comet copper coral cotton cradle cricket crystal dahlia daisy
delta desert dolphin domino dragon eagle ember emerald falcon feather fern fiddle finch flannel forest fossil galaxy garden garlic ginger glacier granite
grape gravel guitar hammer harbor harvest hazel heather heron hickory hollow honey horizon indigo island ivory jacket jasmine jersey juniper kayak kettle
lagoon lantern laurel lemon lilac linen lobster lotus magnet mango maple marble meadow melon meteor mirror mosaic mustard nectar needle nickel nutmeg oasis
ocean olive onyx orbit orchard orchid otter oyster paddle panda paper parrot pebble pepper piano pilot planet plum pocket pollen poplar prairie pretzel
pumpkin quartz quiver rabbit radish raven ribbon river rocket rosemary saddle saffron sailor salmon sandal sapphire satin shadow shell silver sparrow spruce
squash summit sunset tango teapot temple thistle thunder tiger timber topaz tulip tunnel turtle umber valley vanilla velvet violet walnut willow window
winter yarrow zephyr zinnia`
  .trim()
  .split(/\s+/)
