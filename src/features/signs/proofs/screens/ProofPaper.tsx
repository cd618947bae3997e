import { useEffect, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { labelIn } from '../../../../core/labels.ts'
import { callOnce, useCall } from '../../../../ui/calls.ts'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { GetSignPicture } from '../../printing/contract.ts'
import { GetSignProof } from '../contract.ts'
import type { ProofItem, SignProof } from '../model.ts'
import { isReported } from '../papers.ts'
import { words } from '../words.ts'
import classes from './proofPaper.module.css'

type PaperParams = { gId: string; bId: string; type: string }
type Picture = Output<typeof GetSignPicture>

/** Signs that are asked for at once, and the most that are drawn on paper; further ones stand there by name. */
const [atOnce, mostDrawn] = [6, 300]

/** `/pdfProofReport/{gId}/{bId}/{type}`: the signs of the newest review of a building, as they will be printed, with what was decided. */
export const Screen = ({ params }: { params: PaperParams }) => (
  <PaperFrame>
    <Report {...params} />
  </PaperFrame>
)

const Report = ({ gId, bId, type }: PaperParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const { data, isError } = useCall(GetSignProof, { gId, bId }, { quiet: true })
  const proof = data?.Proof ?? null
  const items = proof?.CurrentPrintSettings.filter(one => isReported(one, type)) ?? []
  const pictures = usePictures({ gId, bId }, data ? items : null)
  const building = proof ? labelIn(proof.BuildingName, language) : ''
  const { Complete = 0, Total = 0 } = proof?.Completion ?? {}
  return (
    <Sheet
      state={isError ? 'error' : pictures ? 'done' : 'loading'}
      kind={t('title')}
      title={t('report.title')}
      of={building}
      facts={[
        [t('report.building'), building],
        [t('report.status'), proof ? t(`statuses.${proof.Status}`) : t('print.none')],
        [t('report.approved'), `${Complete} / ${Total}`],
        [t('report.day'), date(Date.now())],
      ]}
    >
      {items.length === 0 && <p>{t('report.empty')}</p>}
      {items.length > mostDrawn && <p>{t('report.more', { n: mostDrawn })}</p>}
      <div className={classes.signs}>
        {proof && items.map(item => <ReportedSign key={item.id} item={item} picture={pictures?.get(item.id)} />)}
      </div>
    </Sheet>
  )
}

const ReportedSign = ({ item, picture }: { item: ProofItem; picture: Picture | undefined }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const shown = item.Alternative ?? item.PrintSetting
  return (
    <section className={classes.sign} data-decision={item.Approve ?? undefined}>
      {picture && <img src={`data:image/svg+xml,${encodeURIComponent(picture.Svg)}`} alt={`${item.QrName}, ${shown.Name}`} />}
      <div>
        <h2>{`${item.QrName} · ${item.SignId}`}</h2>
        <p>{shown.Name}</p>
        <p className={classes.decision}>
          {item.Approve
            ? t('print.by', {
                decision: t(`decisions.${item.Approve}`),
                name: item.DecidedBy || '–',
                day: item.DecidedDate ? date(item.DecidedDate) : '',
              })
            : t('print.undecided')}
        </p>
        {item.Notes.map(one => (
          <blockquote key={`${one.CreatedDate} ${one.Note}`}>
            {`${one.FullName}, ${date(one.CreatedDate)}: ${one.Note}`}
            {one.Answer && <footer>{one.Answer}</footer>}
          </blockquote>
        ))}
      </div>
    </section>
  )
}

/** The pictures of signs, some at once; null until all are there. A sign that cannot be drawn stands there without its picture. */
const usePictures = ({ gId, bId }: { gId: string; bId: string }, items: SignProof['CurrentPrintSettings'] | null) => {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Picture> | null>(null)
  const key = items?.map(one => one.id).join() ?? null
  const latest = useLatest(items)
  useEffect(() => {
    if (key === null) return
    const found = new Map<string, Picture>()
    const waiting = (latest.current ?? []).slice(0, mostDrawn)
    const draw = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const { SettingId, Headline } = item.Alternative ?? item.PrintSetting
        const picture = await callOnce(GetSignPicture, { gId, bId, QrCodeId: item.QrCodeId, SettingId, Headline }).catch(() => null)
        if (picture) found.set(item.id, picture)
      }
    }
    let over = false
    void Promise.all(Array.from({ length: atOnce }, draw)).then(() => {
      if (!over) setDrawn(found)
    })
    return () => {
      over = true
    }
  }, [key, gId, bId, latest])
  return drawn
}
