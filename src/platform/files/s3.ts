import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { assertFileKey, assertFolder, type FileStore } from './fileStore.ts'

/** `accessKeyId` and `secretAccessKey` may be left out: the SDK then looks for the machine's own credentials. */
export type S3Config = {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string | undefined
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
  readonly forcePathStyle?: boolean | undefined
}

/** Bytes of a part of what is sent in parts: what is smaller goes as it is. S3 takes 10,000 parts of at least 5 MB. */
const partBytes = 16 * 1024 * 1024
/** Objects that one request removes: what S3 allows. */
const atOnce = 1000

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
      const loaded = await s3()
      if (content instanceof Readable) return putParts(loaded, { ...where, ContentType: contentType }, content)
      const { client, sdk } = loaded
      await client.send(new sdk.PutObjectCommand({ ...where, Body: content, ContentLength: content.byteLength, ContentType: contentType }))
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
    async removeFolder(folder) {
      assertFolder(folder)
      const { client, sdk } = await s3()
      for (let more = true; more; ) {
        const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: config.bucket, Prefix: `${folder}/`, MaxKeys: atOnce }))
        const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }))
        more = Objects.length > 0
        if (more) await client.send(new sdk.DeleteObjectsCommand({ Bucket: config.bucket, Delete: { Objects, Quiet: true } }))
      }
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

type Target = { Bucket: string; Key: string; ContentType: string }

/** Sends a stream part by part, of which one is in memory; what is no larger than a part in one request. Nothing is kept where it breaks. */
async function putParts({ client, sdk }: Loaded, target: Target, stream: Readable) {
  const { ContentType: _type, ...where } = target
  const parts = partsOf(stream)
  const first = await parts.next()
  const small = first.value ?? new Uint8Array(0)
  if (small.byteLength < partBytes) {
    await client.send(new sdk.PutObjectCommand({ ...target, Body: small, ContentLength: small.byteLength }))
    return
  }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(target))
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let part = first; !part.done; part = await parts.next()) {
      const PartNumber = Parts.length + 1
      const sent = { ...where, UploadId, PartNumber, Body: part.value, ContentLength: part.value.byteLength }
      Parts.push({ ETag: (await client.send(new sdk.UploadPartCommand(sent))).ETag, PartNumber })
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...where, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand({ ...where, UploadId })).catch(() => {})
    throw error
  }
}

async function* partsOf(stream: Readable): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes: Uint8Array = Buffer.from(chunk)
    waiting.push(bytes)
    size += bytes.byteLength
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
