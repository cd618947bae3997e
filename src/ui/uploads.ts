/** Sends a file to the store and answers with what is kept of it (its address); reports 0 to 1. `bucket` says what kind of file it is. */
export type SendFile = (file: File, bucket: string, onProgress: (share: number) => void) => Promise<string>

let sending: SendFile | null = null

/** Gives the forms the upload calls; once, by `app/browser`. */
export const configureUploads = (send: SendFile): void => {
  sending = send
}

/** Sends a file by the configured calls. */
export const sendFile: SendFile = (file, bucket, onProgress) => {
  if (!sending) throw new Error('configureUploads has not been called')
  return sending(file, bucket, onProgress)
}
