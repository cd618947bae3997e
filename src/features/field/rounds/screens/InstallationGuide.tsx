import { nameIn } from '../../../../core/labels.ts'
import { letterLanguage } from '../../../../core/letterLanguage.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { GetInstallationStops } from '../contract.ts'
import type { InstallationStop } from '../model.ts'
import { installationGuidePaper } from '../papers.ts'
import { words } from '../words.ts'
import classes from './guide.module.css'

/** `/pdfInstallationGuide/{rId}` and `/pdfInstallationGuide/{gId}/{bId}/{rId}`: the codes of a round in the order of a way through the building. */
export const Screen = ({ params: { gId, rId } }: { params: { gId?: string; rId: string } }) => {
  const { gId: chosen } = useSession()
  return (
    <PaperFrame>
      <Guide gId={gId ?? chosen ?? ''} rId={rId} />
    </PaperFrame>
  )
}

const Guide = ({ gId, rId }: { gId: string; rId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetInstallationStops, gId ? { gId, rId } : null, { quiet: true })
  const building = data ? nameIn(data.BuildingName, language) : ''
  const stops = data?.StopQrCodes ?? []
  const floors = [...Map.groupBy(stops, one => one.Floor)].toSorted(([a], [b]) => a.localeCompare(b, language, { numeric: true }))
  const hang = stops.filter(one => one.FirstScan !== null).length
  return (
    <Sheet
      state={isError ? 'error' : data ? 'done' : 'loading'}
      kind={installationGuidePaper.title[language]}
      title={data?.QrName ?? ''}
      of={building}
      facts={
        data
          ? [
              [t('guide.building'), building],
              [t('guide.codes'), String(stops.filter(one => one.QrCodeId).length)],
              [t('guide.hang'), String(hang)],
            ]
          : []
      }
    >
      <p>{t('guide.lead')}</p>
      {floors.map(([floor, own]) => (
        <section key={floor}>
          <h2>{floor ? t('guide.floor', { floor }) : t('guide.noFloor')}</h2>
          {own.map(stop => (
            <GuideStop key={stop.StopId} stop={stop} number={stops.indexOf(stop) + 1} />
          ))}
        </section>
      ))}
    </Sheet>
  )
}

const GuideStop = ({ stop, number }: { stop: InstallationStop; number: number }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { EquipmentName, EquipmentTypeDisplayText, MechanicalSpace, SignId, InstallationNote, ImageUrl, FirstScan } = stop
  const facts = [EquipmentTypeDisplayText?.[language], MechanicalSpace, SignId && t('guide.sign', { sign: SignId })]
  return (
    <div className={classes.stop}>
      {ImageUrl ? (
        <img src={ImageUrl} alt={t('guide.code', { name: EquipmentName })} width={84} height={84} />
      ) : (
        <span className={classes.none} />
      )}
      <div className={classes.text}>
        <h3 dir="auto" lang={letterLanguage(EquipmentName)}>{`${number}. ${EquipmentName}`}</h3>
        <p className={classes.soft}>{facts.filter(Boolean).join(' · ')}</p>
        {InstallationNote && (
          <p dir="auto" lang={letterLanguage(InstallationNote)}>
            {InstallationNote}
          </p>
        )}
      </div>
      <p className={classes.mark} data-hangs={FirstScan !== null || undefined}>
        {FirstScan === null ? t('guide.toHang') : t('guide.hangs')}
      </p>
    </div>
  )
}
