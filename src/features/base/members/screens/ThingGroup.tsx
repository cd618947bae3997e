import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { type Fold, FoldCard } from '../../../../ui/kit/FoldCard.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { findMemberProblems, type Members } from '../members.ts'
import { words } from '../words.ts'

type GroupProps = {
  called: string
  members: Members
  thing: Readonly<Record<string, unknown>>
  order: ReactNode
  fold?: Fold
  children: ReactNode
}

/** The fields of a thing of a list as a group; where it folds, its line says what the thing is, how much is in it and how much is missing. */
export const ThingGroup = ({ called, members, thing, order, fold, children }: GroupProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  if (!fold)
    return (
      <FoldCard called={called} order={order}>
        {children}
      </FoldCard>
    )
  const all = Object.entries(members)
  const title = all.find(([, { look }]) => look === 'localized')?.[0]
  const named = title ? labelIn(Object(thing[title]), language) : ''
  const counts = all.flatMap(([name, { look, label }]) => {
    const kept = thing[name]
    return look === 'list' && Array.isArray(kept) && kept.length > 0 ? [t('inside', { list: label[language], n: kept.length })] : []
  })
  const missing = findMemberProblems(members, thing).length
  const facts = (
    <>
      {[...(named ? [called] : []), ...counts].map(fact => (
        <span key={fact}>{fact}</span>
      ))}
      {missing > 0 && (
        <Text span inherit c="var(--mantine-color-error)">
          {t('missing', { n: missing })}
        </Text>
      )}
    </>
  )
  return (
    <FoldCard called={called} title={named || called} facts={facts} order={order} fold={fold}>
      {children}
    </FoldCard>
  )
}
