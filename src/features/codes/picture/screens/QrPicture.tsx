import { useMemo, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { matrixOf } from '../matrix.ts'
import { levelOf, QrStyle } from '../model.ts'
import { pictureOf } from '../picture.ts'
import { svgOf } from '../svg.ts'
import { words } from '../words.ts'
import classes from './picture.module.css'

/** The live picture of a text in a style, drawn here as the server draws it. A half-typed colour keeps the last good picture. */
export const QrPicture = ({ text, style }: { text: string; style: unknown }) => {
  const t = useWords(words)
  const [good, setGood] = useState(() => QrStyle.parse({}))
  const key = JSON.stringify(style ?? {})
  const parsed = useMemo(() => QrStyle.safeParse(JSON.parse(key)), [key])
  if (parsed.success && parsed.data !== good) setGood(parsed.data)
  const address = useMemo(() => {
    const picture = pictureOf(matrixOf(text, levelOf(good)), good)
    return `data:image/svg+xml,${encodeURIComponent(svgOf(picture, 500))}`
  }, [text, good])
  return <img src={address} alt={t('previewOf', { address: text })} className={classes.picture} width={500} height={500} />
}
