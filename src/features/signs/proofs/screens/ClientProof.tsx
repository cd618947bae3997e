import { useEffect, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { labelIn } from '../../../../core/labels.ts'
import { callOnce, useCall } from '../../../../ui/calls.ts'
import { carriedStore } from '../../../../ui/carried.ts'
import { NotFound, Pending, StatusPage } from '../../../../ui/pages.tsx'
import type { ParamsOf } from '../../../../ui/route.ts'
import { CallError, isMissing } from '../../../../ui/send.ts'
import { useCarriedOf } from '../../../../ui/useCarriedOf.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { Thanks } from '../../../surveys/surveyAnswers/screens/Thanks.tsx'
import { GetPrintAlternatives, GetSignPicture, SavePrintSettings } from '../../printing/contract.ts'
import { GetSignProof, OpenSignProof } from '../contract.ts'
import { words } from '../words.ts'
import { ClientReview } from './ClientReview.tsx'

type Opened = Output<typeof OpenSignProof>
const isOver = (error: unknown): boolean => error instanceof CallError && error.code === 'usr.lnk.exp'
const calls = [GetSignProof, GetSignPicture, GetPrintAlternatives, SavePrintSettings]
const paths = new Set(calls.map(one => one.path))

/** `/signProof/{gId}/{proofId}/{code}`: the client looks at each sign, approves it or says what is to change. */
export const Screen = ({ params: { gId, proofId, code } }: { params: ParamsOf<'/signProof/{gId?}/{proofId?}/{code?}'> }) => {
  const t = useWords(words)
  const [opened, setOpened] = useState<Opened | { error: unknown } | null>(null)
  useEffect(() => {
    if (!gId || !proofId || !code) return
    let here = true
    callOnce(OpenSignProof, { gId, ProofId: proofId, Code: code }).then(
      reply => {
        if (!here) return
        if (reply.UserToken) carriedStore.set({ token: reply.UserToken, about: `SignProof:${proofId}`, paths })
        setOpened(reply)
      },
      (error: unknown) => here && setOpened({ error }),
    )
    return () => {
      here = false
      carriedStore.set(null)
    }
  }, [gId, proofId, code])
  if (gId && proofId && !code) return <ByPin gId={gId} bId={proofId} />
  if (!gId || !proofId || !code) return <StatusPage drawing="emptyList" title={t('client.missing')} text={t('client.missingText')} />
  if (opened === null) return <Pending />
  if ('error' in opened) {
    if (isMissing(opened.error)) return <NotFound />
    throw opened.error // the page of an error offers to try again
  }
  if (opened.Closed) return <StatusPage drawing="emptyList" title={t('client.over')} text={t('client.overText')} />
  return <Loaded gId={opened.GroupId} bId={opened.BuildingId} />
}

/** The review of a building's signs for who has come by the PIN of its survey. */
const ByPin = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  if (!useCarriedOf('Survey', calls)) return <StatusPage drawing="emptyList" title={t('client.missing')} text={t('client.missingText')} />
  return <Loaded gId={gId} bId={bId} />
}

const Loaded = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const query = useCall(GetSignProof, { gId, bId }, { quiet: true })
  const proof = query.data?.Proof
  if (query.isError && !query.data && !isOver(query.error)) throw query.error // the page of an error offers to try again
  if (query.isError || query.data?.Proof === null)
    return <StatusPage drawing="emptyList" title={t('client.over')} text={t('client.overText')} />
  if (!proof) return <Pending />
  const { Total, Complete } = proof.Completion
  const building = labelIn(proof.BuildingName, language)
  if (Complete === Total) return <Thanks title={t('client.thanks')} lead={t('client.thanksLead', { building })} />
  return <ClientReview gId={gId} proof={proof} />
}
