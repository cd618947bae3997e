import { Skeleton } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { DrawnSign } from '../../artwork/screens/DrawnSign.tsx'
import { GetSignPicture } from '../contract.ts'
import { words } from '../words.ts'

type SignPictureProps = { gId: string; bId: string; QrCodeId: string; SettingId: string; Headline: string; name: string }

/** A sign as it will be printed (`name`: which one, for those who hear it), drawn by the server, with its true size and what does not fit. */
export const SignPicture = ({ gId, bId, QrCodeId, SettingId, Headline, name }: SignPictureProps) => {
  const t = useWords(words)
  const query = useCall(GetSignPicture, { gId, bId, QrCodeId, SettingId, Headline }, { quiet: true })
  if (query.isError && !query.data) return <LoadFailed query={query} />
  if (!query.data) return <Skeleton height={260} />
  return <DrawnSign {...query.data} label={t('previewOf', { name })} />
}
