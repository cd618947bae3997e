import { IconStar } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { ownFile } from '../../../../core/ownFile.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { definitionOf } from '../../../codes/functionalities/definitions.ts'
import { ItemIcon } from '../../../codes/functionalities/icons.tsx'
import { visitorSpot } from '../../../codes/functionalities/visitorText.ts'
import type { GetCustomerPortal, PortalCode } from '../contract.ts'
import { words } from '../words.ts'
import classes from './Portal.module.css'

type PhoneProps = { portal: Output<typeof GetCustomerPortal>; code: PortalCode }

/** The page behind a code as a phone shows it; nothing in it can be pressed, and nothing is counted as a scan. */
export const Phone = ({ portal, code }: PhoneProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const spot = visitorSpot(code, language)
  return (
    <div className={classes.phone} role="img" aria-label={t('portal.show', { name: code.QrName })}>
      <div className={classes.bar}>
        {portal.LogoFilename && <img src={ownFile(portal.LogoFilename)} alt="" className={classes.logo} />}
        <div>
          <p className={classes.barName}>{nameIn(portal.Name, language)}</p>
          <p className={classes.barSpot}>{spot}</p>
        </div>
      </div>
      <div className={classes.card}>
        <Purpose code={code} />
      </div>
      {(portal.Website || portal.ContactPhoneNumber) && (
        <div className={classes.reach}>
          {portal.Website && <span>{t('portal.website')}</span>}
          {portal.ContactPhoneNumber && <span>{t('portal.call')}</span>}
        </div>
      )}
    </div>
  )
}

const Purpose = ({ code: { FunctionalityType, Question } }: { code: PortalCode }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  if (FunctionalityType === 'Feedback')
    return (
      <>
        <p className={classes.question}>{(Question && nameIn(Question, language)) || t('portal.question')}</p>
        <span className={classes.stars}>
          {[1, 2, 3, 4, 5].map(n => (
            <IconStar key={n} size={30} aria-hidden />
          ))}
        </span>
        <span className={classes.press}>{t('portal.send')}</span>
      </>
    )
  const type = definitionOf(FunctionalityType)
  return (
    <>
      <span className={classes.stars}>
        <ItemIcon name={type?.Icon ?? 'link'} size={42} />
      </span>
      <p className={classes.question}>{type?.Caption?.[language] ?? t('portal.other')}</p>
    </>
  )
}
