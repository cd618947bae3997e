import { Button, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { href, type ParamsOf } from '../../../../ui/route.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { digitalProof } from '../routes.ts'
import { words } from '../words.ts'
import { ContentPages } from './ContentPages.tsx'
import classes from './contentProof.module.css'
import { ProofPage } from './ProofPage.tsx'

/** `/digitalProofCarousel/{gId}/{bId}`: the pages behind the codes of a building, one after the other. */
export const Screen = ({ params: { gId, bId } }: { params: ParamsOf<'/digitalProofCarousel/{gId?}/{bId?}'> }) => {
  const t = useWords(words)
  const [{ page }, set] = useUrlState({ page: '1' })
  return (
    <ContentPages gId={gId} bId={bId} other={place => ({ to: href(digitalProof, place), label: t('digital.all') })}>
      {({ place, hubs, language }) => {
        const at = Math.min(hubs.length, Math.max(1, Number(page) || 1))
        const hub = hubs[at - 1]
        const go = (to: number) => set({ page: String(to) })
        return (
          <>
            {hub && <ProofPage key={hub.QrCodeId} {...place} hub={hub} language={language} />}
            <nav className={classes.foot} aria-label={t('digital.oneByOne')}>
              <Button
                variant="default"
                disabled={at <= 1}
                leftSection={<IconChevronLeft size={16} aria-hidden />}
                onClick={() => go(at - 1)}
              >
                {t('digital.before')}
              </Button>
              <Text size="sm" aria-live="polite">
                {t('digital.at', { n: String(at), all: String(hubs.length) })}
              </Text>
              <Button
                variant="default"
                disabled={at >= hubs.length}
                rightSection={<IconChevronRight size={16} aria-hidden />}
                onClick={() => go(at + 1)}
              >
                {t('digital.next')}
              </Button>
            </nav>
          </>
        )
      }}
    </ContentPages>
  )
}
