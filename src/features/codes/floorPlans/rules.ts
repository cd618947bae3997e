export const floorPlanMessages = {
  picture: 'Choose the plan of the floor.',
  broken: 'This picture cannot be read. Choose another one.',
  otherPlan: 'This code is of another building.',
} as const

/** A place on a plan, kept within its edges. */
export const clampPlace = ({ X, Y }: { X: number; Y: number }): { X: number; Y: number } => ({ X: clamp(X), Y: clamp(Y) })
const clamp = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e5) / 1e5

/** How far an arrow key moves a pin, as a share of the plan. */
export const arrowStep = 0.005
