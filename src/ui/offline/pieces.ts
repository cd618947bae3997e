/** Bytes of a piece of a file in the browser's storage, and of a sending. Pieces are ArrayBuffers: Safari loses Blobs. */
export const PIECE = 256 * 1024

/** Cuts bytes into pieces. */
export const cutPieces = (bytes: Uint8Array<ArrayBuffer>): ArrayBuffer[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, n) => bytes.slice(n * PIECE, (n + 1) * PIECE).buffer)

/** The bytes of a file from an offset, at most a piece of them. */
export const bytesAt = (pieces: readonly ArrayBuffer[], offset: number): Uint8Array<ArrayBuffer> => {
  const piece = pieces[Math.floor(offset / PIECE)]
  return piece ? new Uint8Array(piece).slice(offset % PIECE) : new Uint8Array(0)
}
