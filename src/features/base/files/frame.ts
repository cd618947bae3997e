import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { configureUploads } from '../../../ui/uploads.ts'
import { bucketOf } from './buckets.ts'

export const frame: FeatureFrame = {
  additions: [
    () =>
      configureUploads({
        send: async (...sent) => (await import('./screens/sendFile.ts')).uploadFile(...sent),
        wrongType: bucket => bucketOf(bucket)?.wrongType,
      }),
  ],
}
