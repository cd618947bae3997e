import { loadS3, type S3Config } from '../files/s3.ts'
import { toBackupRefused } from './backupRefused.ts'
import type { BackupPlace, PlacedObject } from './place.ts'

/** Names that one request removes: what S3 allows. */
const AT_ONCE = 1000

/** Backups in a bucket; `prefix` is what their names begin with there, '' for nothing. */
export const createS3Place = (config: S3Config, prefix: string): BackupPlace => {
  let loading: ReturnType<typeof loadS3> | undefined
  const s3 = () => (loading ??= loadS3(config))
  const before = prefix && `${prefix}/`
  const Bucket = config.bucket
  const told = `s3://${Bucket}/${prefix}`
  const wrapped = async <T>(work: () => Promise<T>): Promise<T> =>
    work().catch(error => {
      throw toBackupRefused(error, told)
    })
  return {
    told,
    put: (name, bytes) =>
      wrapped(async () => {
        const { client, sdk } = await s3()
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: before + name, Body: bytes, ContentLength: bytes.length }))
      }),
    get: name =>
      wrapped(async () => {
        const { client, sdk } = await s3()
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: before + name }))
          return Body ? Buffer.from(await Body.transformToByteArray()) : null
        } catch (error) {
          if (error instanceof sdk.S3ServiceException && error.name === 'NoSuchKey') return null
          throw error
        }
      }),
    list: folder => wrapped(async () => list(await s3(), { Bucket, before, folder })),
    remove: names =>
      wrapped(async () => {
        const { client, sdk } = await s3()
        for (let i = 0; i < names.length; i += AT_ONCE) {
          const Objects = names.slice(i, i + AT_ONCE).map(name => ({ Key: before + name }))
          await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
        }
      }),
  }
}

const list = async (
  { client, sdk }: Awaited<ReturnType<typeof loadS3>>,
  { Bucket, before, folder }: { Bucket: string; before: string; folder: string },
): Promise<PlacedObject[]> => {
  const found: PlacedObject[] = []
  for (let next: string | undefined, more = true; more; ) {
    const asked = { Bucket, Prefix: `${before}${folder}`, ...(next && { ContinuationToken: next }) }
    const page = await client.send(new sdk.ListObjectsV2Command(asked))
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
      found.push({ name: Key.slice(before.length), size: Size, at: LastModified })
    next = page.NextContinuationToken
    more = next !== undefined
  }
  return found
}
