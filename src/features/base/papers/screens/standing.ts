/** What the portal's own typeface has (`ui/kit/fonts.css`), with the marks between words. */
const own = /[\s!-\u02ff\u1e00-\u1e9f\u2000-\u206f\u20ac\u2122\u2190-\u2193\u2212\ufeff]/

/** Waits until a paper looks as it will be printed: with the letters of all its languages, which few papers need. */
export const untilStanding = async (paper: HTMLElement): Promise<void> => {
  const signs = [...new Set(paper.innerText)].filter(sign => !own.test(sign))
  if (signs.length > 0) (await import('./letters.ts')).addLetters(signs.map(sign => sign.codePointAt(0) ?? 0))
  // What a first file does not hold, after all, is looked for in the next family.
  for (let i = 0; i < 4; i++) {
    await new Promise(resolve => requestAnimationFrame(resolve))
    await document.fonts.ready
    if (document.fonts.status === 'loaded') break
  }
}
