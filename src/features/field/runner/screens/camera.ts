import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { shrinking } from '../../../base/files/rules.ts'

let stream: MediaStream | null = null
let closing: ReturnType<typeof setTimeout> | undefined

/** The camera that looks away from its holder. One stream is kept for a walk: phones ask again for each. Rejects where there is none, or it is not allowed. */
export const openCamera = async (): Promise<MediaStream> => {
  clearTimeout(closing)
  if (stream?.active) return stream
  stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false })
  return stream
}

/** Lets the camera go half a minute after it was last used. */
export const closeCameraSoon = (): void => {
  clearTimeout(closing)
  closing = setTimeout(() => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = null
  }, 30_000)
}

const drawFrame = (picture: CanvasImageSource, { width, height }: { width: number; height: number }, most: number) => {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser draws no pictures')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}
const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/jpeg', quality),
  )
const sizeOf = (video: HTMLVideoElement) => ({ width: video.videoWidth, height: video.videoHeight })

/** Longest video in ms, its bits a second, and the space in bytes below which none is made. */
export const longestVideo = 30_000
const videoBits = 2_500_000
const leastSpace = 50 * 1024 * 1024
// H.264 plays everywhere; a bare `video/mp4` may be another codec.
const videoTypes = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const

/** Whether this browser makes videos that can be kept, and there is room for one. */
export const mayFilm = async (): Promise<boolean> => {
  if (!findVideoType()) return false
  const { quota = Number.MAX_SAFE_INTEGER, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage > leastSpace
}
const findVideoType = () => videoTypes.find(type => 'MediaRecorder' in globalThis && MediaRecorder.isTypeSupported(type))

/** Films what the camera shows until `end` is aborted, or half a minute is over. Rejects where nothing was filmed. */
export const film = (from: MediaStream, end: AbortSignal): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const type = findVideoType()
    if (!type) return reject(new Error('the browser makes no videos'))
    const recorder = new MediaRecorder(from, { mimeType: type, videoBitsPerSecond: videoBits })
    const parts: Blob[] = []
    const late = setTimeout(() => recorder.stop(), longestVideo)
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onerror = () => reject(new Error('the video was not made'))
    recorder.onstop = () => {
      clearTimeout(late)
      const whole = new Blob(parts, { type: type.split(';')[0] ?? type })
      if (whole.size > 0) resolve(whole)
      else reject(new Error('the video is empty'))
    }
    end.addEventListener('abort', () => recorder.state !== 'inactive' && recorder.stop())
    recorder.start(1000)
  })

/** Longer side of a photo in pixels, and its quality. */
const [longest, quality] = [1600, 0.85] as const
/** What the camera shows, as a photo. */
export const takePhoto = (video: HTMLVideoElement): Promise<Blob> => jpegOf(drawFrame(video, sizeOf(video), longest).canvas, quality)

/** A photo of the phone's own camera app or its album, made smaller by the bands of the documents. Rejects where it is no picture. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  const bands = shrinking(file)
  const bitmap = await createImageBitmap(file)
  if (!bands && /jpeg|png|webp/.test(file.type)) return file
  return jpegOf(drawFrame(bitmap, bitmap, bands?.most ?? longest).canvas, bands?.quality ?? quality)
}

type Detector = { detect(source: HTMLCanvasElement): Promise<readonly { rawValue: string }[]> }
type DetectorClass = (new (options: { formats: string[] }) => Detector) & { getSupportedFormats(): Promise<string[]> }
/** The browser's own reader of codes, where it reads QR codes; else zxing, from our own files. */
const findReader = async (): Promise<(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => Promise<string | null>> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass } // no types of it in TypeScript
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async canvas => (await detector.detect(canvas))[0]?.rawValue ?? null
  }
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return async (canvas, context) => {
    const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ['QRCode'],
      maxNumberOfSymbols: 1,
    })
    return found[0]?.text ?? null
  }
}
let reader: ReturnType<typeof findReader> | null = null

/** Milliseconds between two looks for a code: 8 a second spare the battery. */
const pause = 125
/** Looks for a code in what the camera shows, until `signal` ends it. */
export const watchForCode = async (video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void): Promise<void> => {
  reader ??= findReader()
  const read = await reader
  while (!signal.aborted) {
    if (video.videoWidth > 0) {
      const { canvas, context } = drawFrame(video, sizeOf(video), 960)
      const text = await read(canvas, context)
      if (text && !signal.aborted) onCode(text)
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}
