import type { Shrinking } from '../rules.ts'

/** What the worker is asked; it answers with shares of the work, then with the picture (null: it cannot be made). */
export type ShrinkAsked = { file: Blob; plan: NonNullable<Shrinking> }
export type ShrinkSaid = { share: number } | { made: Blob | null }

const say = (said: ShrinkSaid) => postMessage(said)

const shrunk = async ({ file, plan }: ShrinkAsked): Promise<Blob | null> => {
  const picture = await createImageBitmap(file)
  say({ share: 0.5 })
  const scale = plan.most === null ? 1 : Math.min(1, plan.most / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // A JPEG has no transparency: what shines through becomes white, not black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  say({ share: 0.7 })
  return canvas.convertToBlob({ type: 'image/jpeg', quality: plan.quality })
}

addEventListener('message', ({ data }: MessageEvent<ShrinkAsked>) => {
  shrunk(data).then(
    made => say({ made }),
    () => say({ made: null }),
  )
})
