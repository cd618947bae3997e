import { href, type ParamsOf } from '../../../../ui/route.ts'
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
    <ContentPages gId={gId} bId={bId} other={place => ({ to: href(digitalProofCarousel, place), label: t('digital.oneByOne') })}>
      {({ place, hubs, language }) => (
        <ul className={classes.pages}>
          {hubs.map(hub => (
            <li key={hub.QrCodeId}>
              <ProofPage {...place} hub={hub} language={language} />
            </li>
          ))}
        </ul>
      )}
    </ContentPages>
  )
}
