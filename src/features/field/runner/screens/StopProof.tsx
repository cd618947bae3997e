import { useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import type { ProofKind, StopWalked } from '../../inspections/items.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { words } from '../words.ts'
import { CameraSheet } from './CameraSheet.tsx'
import { addressIn, isCode } from './codes.ts'
import classes from './phone.module.css'
import { readPlace } from './place.ts'
import { readTag } from './readTag.ts'
import type { KeptWalk, RoundVersion } from './store.ts'
import type { KeepProblem } from './useKeptWalk.ts'
import { tell, type WalkLog } from './walkLog.ts'

type ProofProps = {
  stop: RoundStop
  version: RoundVersion
  walk: KeptWalk
  put: (by: (log: WalkLog) => WalkLog) => Promise<KeepProblem | null>
  proof: StopWalked['proof']
  problem: string | undefined
}

/** How a stop is proven: its code is scanned, its tag tapped, or the number of its sign typed. Asked where the round wants it. */
export const StopProof = ({ stop, version, walk, put, proof, problem }: ProofProps) => {
  const t = useWords(words)
  const [isScanning, setScanning] = useState(false)
  const [isTapping, setTapping] = useState(false)
  const [sign, setSign] = useState(proof?.By === 'SignId' ? proof.Read : '')
  const [isWrong, setWrong] = useState(false)
  if (!stop.ScanRequired && !stop.TapRequired) return null
  const prove = async (By: ProofKind, Read: string) => {
    const Place = version.Settings.GeoEnable || version.Settings.StopGeoEnable ? await readPlace() : null
    await put(before => tell(before, 'stop.proved', { stop: stop.StopId, value: { By, Read, Place } }))
  }
  const takeAddress = async (By: 'Scan' | 'Tap', text: string) => {
    const Read = addressIn(text)
    const hash = version.Codes.find(one => one.StopId === stop.StopId)?.Hash
    const isRight = hash === undefined || (await isCode(walk.GroupId, Read, hash))
    setWrong(!isRight)
    if (!isRight) return
    setScanning(false)
    await prove(By, Read.slice(0, 60))
  }
  const tap = async () => {
    setTapping(true)
    const text = await readTag()
    setTapping(false)
    if (text !== null) await takeAddress('Tap', text)
  }
  const takeSign = (value: string) => {
    setSign(value)
    setWrong(false)
    if (value.trim() !== '' && value.trim() === stop.SignId) void prove('SignId', value.trim())
  }
  const hasTags = stop.TapRequired && 'NDEFReader' in globalThis
  return (
    <fieldset className={classes.field} data-field="proof">
      {proof ? (
        <p className={classes.good} role="status">
          {t(`phone.proofs.${proof.By}`)}
        </p>
      ) : (
        <>
          {isWrong && (
            <p className={classes.bad} role="alert">
              {t('signWrong')}
            </p>
          )}
          <button type="button" onClick={() => setScanning(true)}>
            {t('phone.scan')}
          </button>
          {hasTags && (
            <button type="button" disabled={isTapping} onClick={() => void tap()}>
              {isTapping ? t('phone.tapNow') : t('phone.tap')}
            </button>
          )}
          <label>
            <span className={classes.label}>{t('sign')}</span>
            <input
              className={classes.input}
              inputMode="numeric"
              autoComplete="off"
              value={sign}
              aria-invalid={problem !== undefined}
              onChange={event => takeSign(event.currentTarget.value)}
              onBlur={() => setWrong(sign.trim() !== '' && sign.trim() !== stop.SignId)}
            />
          </label>
          {problem !== undefined && (
            <p className={classes.bad} role="alert">
              {t('phone.proofMissing')}
            </p>
          )}
        </>
      )}
      {isScanning && (
        <CameraSheet
          title={t('phone.scan')}
          onCode={text => void takeAddress('Scan', text)}
          onClose={() => setScanning(false)}
          note={isWrong ? t('signWrong') : undefined}
        />
      )}
    </fieldset>
  )
}
