/** Whether a sign is in a CSS `unicode-range`, as `U+0-FF,U+131`. */
export const inUnicodeRange = (range: string): ((sign: number) => boolean) => {
  const parts = range.split(',').map(part => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return { first, last }
  })
  return sign => parts.some(({ first, last }) => first <= sign && sign <= last)
}
