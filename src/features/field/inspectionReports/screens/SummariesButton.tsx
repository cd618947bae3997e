import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { textIn } from '../../../../ui/language.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage } from '../../../../ui/words.tsx'
import { roundSummaries } from '../routes.ts'

/** Leads to the walks of one round. */
export const SummariesButton = ({ rId }: { rId: string }) => <LinkButton query={{ rId }} />

/** Leads to all walks. */
export const AllSummariesButton = () => <LinkButton query={{}} />

const LinkButton = ({ query }: { query: Readonly<Record<string, string>> }) => {
  const [language] = useLanguage()
  return (
    <Button
      component={AddressLink}
      href={href(roundSummaries, null, query)}
      variant="default"
      leftSection={<IconClipboardCheck size={16} aria-hidden />}
    >
      {textIn(roundSummaries.title, language)}
    </Button>
  )
}
