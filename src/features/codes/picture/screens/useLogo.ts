import { useEffect, useState } from 'react'
import { type QrLogo, qrLogoShare } from '../model.ts'

const side = 360

/** The logo at an address as a style holds it, so that a picture can be drawn here; undefined until it is there. */
export const useLogo = (address: string | null): QrLogo | undefined => {
  const [read, setRead] = useState<{ address: string; Href: string } | null>(null)
  useEffect(() => {
    if (!address) return
    let gone = false
    hrefOf(address).then(
      Href => gone || setRead({ address, Href }),
      () => {}, // without it the picture shows the style alone; the upload itself tells of a broken file
    )
    return () => {
      gone = true
    }
  }, [address])
  return read && read.address === address ? { Href: read.Href, Share: qrLogoShare } : undefined
}

const hrefOf = async (address: string): Promise<string> => {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/png')
}
