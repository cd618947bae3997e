import { mkdtempSync, rmSync } from 'node:fs'
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
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
