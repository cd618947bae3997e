/** The size of a page when a file is opened, and the step of each change (document 2, section 9). */
export const firstZoom = 0.6
export const zoomStep = 0.1
/** Pixels of the screen for a point of the page at 100 %; on a phone a page of letter paper then fits at the first size. */
export const pixelsOfPoint = (windowWidth: number): number => (windowWidth < 640 ? 0.9 : 1.5)
const [least, most] = [0.3, 3] as const

/** The next size of a page, in steps of 0.1 between 0.3 and 3. */
export const changeZoom = (zoom: number, by: 1 | -1): number =>
  Math.min(most, Math.max(least, Math.round((zoom + by * zoomStep) * 10) / 10))
