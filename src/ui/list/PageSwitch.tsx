import { Pagination } from '@mantine/core'
import { usePhone } from '../kit/usePhone.ts'
import { useWords } from '../words.tsx'
import { words } from './words.ts'

type PageSwitchProps = { pages: number; page: number; onPage: (page: number) => void }

/** Buttons of the pages of rows; nothing where there is one. `page` counts from 0. */
export const PageSwitch = ({ pages, page, onPage }: PageSwitchProps) => {
  const t = useWords(words)
  const phone = usePhone()
  const names = { first: t('firstPage'), previous: t('previousPage'), next: t('nextPage'), last: t('lastPage') }
  if (pages <= 1) return null
  return (
    <Pagination
      total={pages}
      value={page + 1}
      onChange={next => onPage(next - 1)}
      siblings={phone ? 0 : 1}
      gap={phone ? 6 : 8}
      getControlProps={control => ({ 'aria-label': names[control] })}
      getItemProps={n => ({ 'aria-label': t('page', { n: String(n) }) })}
    />
  )
}
