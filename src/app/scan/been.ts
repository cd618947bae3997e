const name = 'lintel-been'
/** A browser remembers so many codes. */
const most = 100

/** Whether this browser has opened a code's page in an earlier visit; it remembers this one. Nothing but the yes or no leaves it. */
export const wasHere = (path: string): boolean => {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    const paths = Array.isArray(known) ? known.filter(one => typeof one === 'string') : []
    localStorage.setItem(name, JSON.stringify([...paths.filter(one => one !== path), path].slice(-most)))
    return paths.includes(path)
  } catch {
    return false
  }
}
