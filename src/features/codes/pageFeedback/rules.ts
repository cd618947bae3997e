/** The pattern of an address: ids and codes in it are no part of it, nor what follows the path. */
export const pagePattern = (address: string): string => {
  const [path = ''] = address.split(/[?#]/)
  const parts = path.split('/').map(part => (/\d/.test(part) && part.length > 7 ? '…' : part))
  return (parts.join('/') || '/').slice(0, 200)
}
