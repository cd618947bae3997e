import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { assertFileKey, type FileStore } from './fileStore.ts'

/** `accessKeyId` and `secretAccessKey` may be left out: the SDK then looks for the machine's own credentials. */
export type S3Config = {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string | undefined
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
  readonly forcePathStyle?: boolean | undefined
}

const mostStreamed = 128 * 1024 * 1024

/** Files in one bucket of any S3 server. The SDK is loaded with the first call. */
export function createS3Store(config: S3Config): FileStore {
  let loading: Promise<Loaded> | undefined
  const s3 = () => {
    loading ??= loadS3(config)
    return loading
  }
  const at = (key: string) => {
    assertFileKey(key)
    return { Bucket: config.bucket, Key: key }
  }
  return {
    async put(key, content, { contentType }) {
      const where = at(key)
      const { client, sdk } = await s3()
      const Body = content instanceof Readable ? await collect(content) : content
      await client.send(new sdk.PutObjectCommand({ ...where, Body, ContentLength: Body.byteLength, ContentType: contentType }))
    },
    async get(key) {
      const where = at(key)
      const { client, sdk } = await s3()
      try {
        const found = await client.send(new sdk.GetObjectCommand(where))
        if (!(found.Body instanceof Readable)) throw new Error('The S3 reply has no body')
        return { stream: found.Body, size: found.ContentLength ?? 0, contentType: found.ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof sdk.S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404)) return null
        throw error
      }
    },
    async remove(key) {
      const where = at(key)
      const { client, sdk } = await s3()
      await client.send(new sdk.DeleteObjectCommand(where))
    },
  }
}

type Loaded = { readonly client: S3Client; readonly sdk: typeof import('@aws-sdk/client-s3') }

/** The SDK with a client of the configured server. */
export async function loadS3(config: S3Config): Promise<Loaded> {
  const sdk = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = config
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle ?? false,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  return { client, sdk }
}

/** PutObject needs the length beforehand. */
async function collect(stream: Readable) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > mostStreamed) throw new Error('The file is larger than 128MB')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
