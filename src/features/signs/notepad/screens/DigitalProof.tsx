import { Button } from '@mantine/core'
import { AddressLink, href, type ParamsOf } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { digitalProofCarousel } from '../routes.ts'
import { words } from '../words.ts'
import { ContentPages } from './ContentPages.tsx'
import classes from './contentProof.module.css'
import { ProofPage } from './ProofPage.tsx'

/** `/digitalProof/{gId}/{bId}`: all pages behind the codes of a building. */
export const Screen = ({ params: { gId, bId } }: { params: ParamsOf<'/digitalProof/{gId?}/{bId?}'> }) => {
  const t = useWords(words)
  return (
    <ContentPages gId={gId} bId={bId}>
      {({ place, hubs, language, languages }) => (
        <div className={classes.proof}>
          <header className={classes.head}>
            <div>
              <h1>{t('digital.title')}</h1>
              <p className={classes.soft}>{t('digital.lead', { n: hubs.length })}</p>
            </div>
            {languages}
            <Button component={AddressLink} href={href(digitalProofCarousel, { gId: place.gId, bId: place.bId })} variant="default">
              {t('digital.oneByOne')}
            </Button>
          </header>
          <ul className={classes.pages}>
            {hubs.map(hub => (
              <li key={hub.QrCodeId}>
                <ProofPage {...place} hub={hub} language={language} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ContentPages>
  )
}
