/**
 * What a sender of files may be told and asked: the share of bytes that has gone, from 0 to 1, whether it waits because the connection is
 * lost, and whether it is still wanted.
 */
export type Sending = { onProgress: (share: number) => void; onLost?: (lost: boolean) => void; signal?: AbortSignal | undefined }
/** Sends a file to the store and answers with what is kept of it (its address). `bucket` says what kind of file it is. */
export type SendFile = (file: File, bucket: string, sending: Sending) => Promise<string>
type Uploads = {
  send: SendFile
  /** What the server would say to a file with another ending than those of its bucket. */
  wrongType: (bucket: string) => string | undefined
}

let configured: Uploads | null = null

/** Gives the forms the upload calls; once, by `app/browser`. */
export const configureUploads = (uploads: Uploads): void => {
  configured = uploads
}

const uploads = (): Uploads => {
  if (!configured) throw new Error('configureUploads has not been called')
  return configured
}

const underWay = new Set<Promise<boolean>>()

/** Notes an upload until it ends, so that a save waits for it. It tells whether its file is stored, or no longer wanted. */
export const trackUpload = (upload: Promise<boolean>): void => {
  underWay.add(upload)
  void upload.finally(() => underWay.delete(upload))
}

/** Whether a file is still being sent. */
export const isUploading = (): boolean => underWay.size > 0

/** Waits for the files that are being sent. False where one could not be stored, which its field says. */
export const finishUploads = async (): Promise<boolean> => (await Promise.all(underWay)).every(Boolean)

/** Sends a file by the configured calls. */
export const sendFile: SendFile = (file, bucket, sending) => uploads().send(file, bucket, sending)

/** The message of a bucket for a file with a wrong ending, in English. */
export const wrongTypeOf = (bucket: string): string | undefined => uploads().wrongType(bucket)

/** Milliseconds without a byte after which a connection counts as lost, though nobody has said so: a phone that went out of reach. */
const silence = 60_000

/**
 * `fetch` that tells how much of the body has been sent, from 0 to 1: what a browser tells of a request only through XMLHttpRequest.
 * Rejects as `fetch` does: a TypeError without an answer, also where nothing moves any more, an AbortError when the signal ends it.
 */
export const fetchTold =
  (onSent: (share: number) => void): typeof fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const { signal, body } = init
      const abort = () => request.abort()
      const fall = () => {
        request.onabort = request.onerror
        request.abort()
      }
      let silent = setTimeout(fall, silence)
      const done = (settle: () => void) => () => {
        clearTimeout(silent)
        signal?.removeEventListener('abort', abort)
        settle()
      }
      request.open(init.method ?? 'GET', String(address))
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(silent)
        silent = setTimeout(fall, silence)
        onSent(total > 0 ? loaded / total : 0)
      }
      request.onload = done(() => resolve(answerOf(request)))
      request.onerror = done(() => reject(new TypeError('There was no answer')))
      request.onabort = done(() => reject(new DOMException('The upload was cancelled', 'AbortError')))
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
      signal?.addEventListener('abort', abort)
      request.send(typeof body === 'string' ? body : body instanceof Uint8Array ? Uint8Array.from(body) : null)
    })

const answerOf = (request: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}
