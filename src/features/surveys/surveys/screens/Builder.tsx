import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { ConflictNote } from '../../../../ui/form/ConflictNote.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { copyText } from '../../../../ui/kit/copy.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { href, useGoTo } from '../../../../ui/route.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GenerateSurvey, GetAllSurveyList, GetSurveyBuilder, GetSurveyList, SaveSurveyDraft } from '../contract.ts'
import type { SurveyBuilder } from '../model.ts'
import { surveyMoves } from '../moves.ts'
import { newSurvey, surveyBuilder, surveyList } from '../routes.ts'
import { customerLink, flagsIn } from '../rules.ts'
import { surveySuccesses } from '../successes.ts'
import { words } from '../words.ts'
import { Checklist } from './Checklist.tsx'
import { Delivery } from './Delivery.tsx'
import { HelperSection } from './HelperSection.tsx'
import { type Chosen, ProductChoice } from './ProductChoice.tsx'
import { Questions } from './Questions.tsx'
import { SurveyPlace } from './SurveyPlace.tsx'
import { SurveyStatusMark } from './SurveyStatusMark.tsx'

type Props = { gId: string; bId: string; builder: SurveyBuilder }
type Built = Input<typeof GenerateSurvey>
const changed = [GetSurveyBuilder, GetSurveyList, GetAllSurveyList]

/** Builds a survey: first its subject; after confirmation its questions, helper texts and delivery. */
export const Builder = ({ gId, bId, builder }: Props) => {
  const t = useWords(words)
  const goTo = useGoTo()
  const offer = useMoves(surveyMoves)
  const [reselecting, setReselecting] = useState(false)
  const { BuilderId, BuilderStatus, Products } = builder
  const draftable = BuilderStatus && offer('saveDraft', BuilderStatus)
  const form = useBuilderForm({ gId, bId, builder })
  const draft = useWrite(SaveSurveyDraft, { done: 'Successfully saved', refresh: changed, onRefused: form.refused })
  const latest = useLatest(form.values)
  const choosing = BuilderId === null || Products.length === 0 || reselecting
  const chosen = (now: Chosen) => {
    setReselecting(false)
    if (!BuilderId) return goTo(href(surveyBuilder, { gId, bId, builderId: now.acId }), { replace: true })
    const next = withProducts(form.values, builder, now)
    if (form.dirty) form.put(next)
    else form.reset(next)
  }
  const keep = async () => {
    const { values } = form
    const saved = await draft.run(values)
    if (!saved) return false
    const { Version } = saved
    if (latest.current === values) form.reset({ ...values, Version })
    else form.put(before => ({ ...before, Version })) // what was changed meanwhile is not saved yet
    return true
  }
  useGuard(form.dirty, draftable && !choosing ? keep : undefined) // of any other the save is to generate it anew
  const name = form.values.SurveyName.trim()
  return (
    <Page
      title={name || t('builder.title')}
      lead={BuilderStatus ? <SurveyStatusMark status={BuilderStatus} /> : t('builder.lead')}
      crumbs={[{ label: t('surveys'), to: href(surveyList) }, { label: t('builder.title') }]}
      actions={
        !choosing &&
        draftable && (
          <Button variant="default" loading={draft.running} disabled={!form.dirty} onClick={() => void keep()}>
            {draftable.label}
          </Button>
        )
      }
    >
      <ConflictNote of={form} />
      <SurveyPlace
        gId={gId}
        bId={bId}
        fixed={BuilderId !== null}
        onAccount={id => goTo(href(newSurvey, null, { gId: id }))}
        onBuilding={id => goTo(href(surveyBuilder, { gId, bId: id }))}
      />
      <ProductChoice gId={gId} bId={bId} builder={builder} choosing={choosing} onReselect={setReselecting} onChosen={chosen} />
      {!choosing && (
        <>
          <Checklist flags={flagsIn(form.values)} onChange={flags => form.put(before => ({ ...before, ...flags }))} />
          <Questions
            questions={form.values.ProductQuestions}
            products={Products}
            onChange={ProductQuestions => form.put(before => ({ ...before, ProductQuestions }))}
          />
          <HelperSection form={form} />
          <Delivery bId={bId} builder={builder} form={form} />
        </>
      )}
    </Page>
  )
}

const useBuilderForm = ({ gId, bId, builder }: Props) => {
  const { BuilderId, Version, SurveyName, ProductQuestions, HelperText } = builder
  const id = BuilderId ?? '' // nothing can be built, and nothing is sent, before there is a draft
  return useCallForm(GenerateSurvey, {
    initial: { GroupId: gId, BuildingId: bId, BuilderId: id, Version, SurveyName, ...flagsIn(builder), ProductQuestions, HelperText },
    done: surveySuccesses.generated,
    refresh: changed,
    reads: [GetSurveyBuilder],
    onSaved: async () => void (await copyText(customerLink(location.origin, bId, id))),
  })
}

/** The values after other products were confirmed: questions as they stand here, and those of new products as they came. */
const withProducts = (values: Built, { Products, AllProducts }: SurveyBuilder, now: Chosen): Built => {
  const had = (name: string) => Products.some(one => one.ProductName === name)
  const questions = [...values.ProductQuestions, ...now.ProductQuestions.filter(one => !had(one.ProductName))]
  const names = AllProducts.map(one => one.ProductName).filter(name => now.Products.some(one => one.ProductName === name))
  const ProductQuestions = names.flatMap(name => questions.filter(one => one.ProductName === name))
  return { ...values, Version: now.Version, ProductQuestions }
}
