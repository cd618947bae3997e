import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { type SignProblem, signProblemKinds, slotKinds } from '../model.ts'
import { words } from '../words.ts'
import classes from './artwork.module.css'

type DrawnProps = {
  Svg: string
  Width: number
  Height: number
  Problems: readonly { Kind: string; Slot: string; Size: string | null }[]
  label: string
  /** What lies over the picture, in a box of its size. */
  over?: ReactNode
}

/** A drawn sign. */
export const DrawnSign = ({ Svg, Width, Height, Problems, label, over }: DrawnProps) => {
  const { number } = useFormats()
  const say = useSayProblem()
  return (
    <Stack gap="sm">
      <div className={classes.drawn}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(Svg)}`}
          alt={label}
          className={classes.sign}
          style={{ aspectRatio: `${Width} / ${Height}` }}
        />
        {over}
      </div>
      <p className={classes.facts}>{`${number(Math.round(Width))} × ${number(Math.round(Height))} mm`}</p>
      {Problems.map((one, at) => (
        <Alert
          key={`${one.Kind} ${one.Slot} ${String(at)}`}
          color={one.Kind === 'TextTooLong' || one.Kind === 'OutsideSafeArea' ? 'amber' : 'red'}
        >
          {say(one)}
        </Alert>
      ))}
    </Stack>
  )
}

const useSayProblem = () => {
  const t = useWords(words)
  return ({ Kind, Slot, Size }: { Kind: string; Slot: string; Size: string | null }): string => {
    const kind: SignProblem['Kind'] = signProblemKinds.find(one => one === Kind) ?? 'CodeUnread'
    const slot = slotKinds.find(one => one === Slot)
    return t(`problems.${kind}`, {
      slot: slot ? t(`slots.${slot}`) : Slot,
      size: Size ?? t('larger'),
    })
  }
}
