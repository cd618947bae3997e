import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

type S3rver = {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
type Options = {
  port: number
  address: string
  silent: boolean
  directory: string
  configureBuckets: { name: string; configs: string[] }[]
}

/** How the server names the bytes of an object on its disk. */
const body = '._S3rver_object'

/** An S3 server of this machine with one empty bucket. The package has no types. */
export async function startS3(bucket = 'files') {
  const Server: new (options: Options) => S3rver = createRequire(import.meta.url)('s3rver')
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'))
  const server = new Server({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await server.run()
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    /** The keys that the bucket holds. */
    objects: (): string[] =>
      readdirSync(path.join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith(body))
        .map(name => name.slice(0, -body.length)),
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
