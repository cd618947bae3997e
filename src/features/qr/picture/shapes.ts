/** The catalogue by name; what each looks like stands in bodies.ts, frames.ts and balls.ts. Apart, so that contracts load no drawing. */
export const bodyShapes = [
  'square', 'circle', 'dot', 'soft', 'tile', 'mosaic', 'octagon', 'diamond', 'star', 'heart', 'cross', 'flower', 'leaf', 'drop', 'rounded', 'fluid',
  'classy', 'cut', 'pointed', 'vertical', 'horizontal',
] as const
export const eyeFrames = [
  'frame0', 'frame1', 'frame2', 'frame3', 'frame4', 'frame5', 'frame6', 'frame7', 'frame8', 'frame9', 'frame10', 'frame11', 'frame12', 'frame13', 'frame14',
] as const
export const eyeBalls = [
  'ball0', 'ball1', 'ball2', 'ball3', 'ball4', 'ball5', 'ball6', 'ball7', 'ball8', 'ball9', 'ball10', 'ball11', 'ball12', 'ball13', 'ball14', 'ball15',
  'ball16', 'ball17',
] as const
