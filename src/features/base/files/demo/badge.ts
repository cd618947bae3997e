/** A mark on a badge of its own colour, so that it stands on light and on dark alike; 240 by 240. */
export const drawBadge = (colour: string, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240"><rect width="240" height="240" rx="52" fill="${colour}"/>${mark}</svg>`

export const drawLine = (colour: string, width: number, path: string): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const drawArea = (colour: string, path: string): string => `<path d="${path}" fill="${colour}"/>`
