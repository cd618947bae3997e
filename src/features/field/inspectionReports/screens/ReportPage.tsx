import { formatsIn } from '../../../../core/formats.ts'
import { nameIn } from '../../../../core/labels.ts'
import { letterLanguage } from '../../../../core/letterLanguage.ts'
import { PRODUCT } from '../../../../core/product.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { roundTypeLabels } from '../../rounds/roundTypes.ts'
import { GetInspectionReport } from '../contract.ts'
import { roundDetailPaper } from '../papers.ts'
import { words } from '../words.ts'
import { Findings } from './Findings.tsx'
import classes from './paper.module.css'
import { ReportedStop } from './ReportedStop.tsx'
import { readReportedStops } from './reported.ts'

/** `/pdfRoundDetail/{iptId}` and `/pdfRoundDetail/{gId}/{bId}/{iptId}`: the report of a walk, as its PDF shows it. */
export const Screen = ({ params: { gId, iptId } }: { params: { gId?: string; iptId: string } }) => {
  const { gId: chosen } = useSession()
  return (
    <PaperFrame>
      <Report gId={gId ?? chosen ?? ''} iptId={iptId} />
    </PaperFrame>
  )
}

const Report = ({ gId, iptId }: { gId: string; iptId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetInspectionReport, gId ? { gId, iptId } : null, { quiet: true })
  const stops = data ? readReportedStops(data.Stops, language) : []
  const building = data ? nameIn(data.BuildingName, language) : ''
  const moment = (at: number | null) => (at === null ? '–' : formatsIn(language, data?.TimeZone).dateTime(at))
  const of = (n: number, total: number) => t('paper.ofTotal', { n: String(n), of: String(total) })
  return (
    <Sheet
      state={isError ? 'error' : data ? 'done' : 'loading'}
      kind={data ? `${roundDetailPaper.title[language]} · ${roundTypeLabels[data.RoundType][language]}` : ''}
      title={data?.RoundName ?? ''}
      of={building}
      facts={
        data
          ? [
              [t('paper.building'), building],
              [t('paper.engineer'), data.SignedIn ? data.EngineerName : t('paper.notSignedIn', { name: data.EngineerName || '–' })],
              [t('paper.started'), moment(data.StartDate)],
              [t('paper.ended'), moment(data.SubmitDate)],
              [t('paper.stops'), of(data.StopsDone, data.TotalStopNumber)],
              ...(data.GeoAsked > 0 ? [[t('paper.geo'), of(data.GeoIn, data.GeoAsked)] as const] : []),
              [t('paper.errors'), String(stops.reduce((sum, stop) => sum + stop.failing.length, 0))],
              [t('paper.made'), moment(data.MadeDate)],
            ]
          : []
      }
    >
      {data && (
        <>
          <Owner {...data.Owner} isOurs={data.CoverType === PRODUCT} />
          {data.Marks.map(mark => (
            <p key={mark} className={classes.mark}>
              {t(`paper.marks.${mark}`)}
            </p>
          ))}
          {data.Cover && (
            <section className={classes.cover} lang={data.Cover.Language}>
              {data.Cover.Paragraphs.map(text => (
                <p key={text} dir="auto">
                  {text}
                </p>
              ))}
              <p className={classes.by} lang={language}>
                {data.Cover.By ? t('paper.ai', { by: data.Cover.By }) : t('paper.own')}
              </p>
            </section>
          )}
          <Findings stops={stops} />
          <h2 className={classes.head}>{t('paper.everyStop')}</h2>
          {stops.map(stop => (
            <ReportedStop key={stop.number} stop={stop} timeZone={data.TimeZone} />
          ))}
        </>
      )}
    </Sheet>
  )
}

/** Whose paper it is: ours by its word, another’s by their logo, or their name where they have none. */
const Owner = ({ Name, LogoUrl, isOurs }: { Name: string; LogoUrl: string | null; isOurs: boolean }) => (
  <p className={classes.owner} data-ours={isOurs || undefined} lang={letterLanguage(Name)}>
    {LogoUrl ? <img src={LogoUrl} alt={Name} /> : Name}
  </p>
)
