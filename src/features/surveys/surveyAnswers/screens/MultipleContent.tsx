import { ActionIcon, Button, FileButton, Progress } from '@mantine/core'
import { IconCamera, IconCheck, IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce, refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { carriedStore } from '../../../../ui/carried.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useUploadsFirst } from '../../../../ui/form/useUploadsFirst.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { UploadList } from '../../../../ui/kit/UploadList.tsx'
import { useUploads } from '../../../../ui/kit/useUploads.ts'
import { NotFound, Pending, StatusPage } from '../../../../ui/pages.tsx'
import { isMissing } from '../../../../ui/send.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useFieldText } from '../../../base/fields/screens/useFieldText.ts'
import { buckets } from '../../../base/files/buckets.ts'
import { CloseContentRequest, GetContentRequest, OpenContentRequest, RemoveContentPhoto } from '../contract.ts'
import type { RequestedSpace } from '../view.ts'
import { words } from '../words.ts'
import { Face } from './Face.tsx'
import { sendSurveyFile } from './sendSurveyFile.ts'
import classes from './surveys.module.css'
import { carryRequest } from './surveyToken.ts'
import { Thanks } from './Thanks.tsx'

type Opened = Output<typeof OpenContentRequest>

/** Photos of the spaces that a text message asks for: taken on the phone, space by space. */
export const Screen = ({ params: { id } }: { params: { id: string } }) => {
  const t = useWords(words)
  const [opened, setOpened] = useState<Opened | { error: unknown } | null>(null)
  const [done, setDone] = useState(false)
  useEffect(() => {
    let here = true
    callOnce(OpenContentRequest, { ContentRequestId: id }).then(
      reply => {
        if (!here) return
        if (reply.UserToken) carryRequest(id, reply.UserToken)
        setOpened(reply)
      },
      (error: unknown) => here && setOpened({ error }),
    )
    return () => {
      here = false
      carriedStore.set(null)
    }
  }, [id])
  if (opened === null) return <Pending />
  if ('error' in opened) {
    if (isMissing(opened.error)) return <NotFound />
    throw opened.error // the page of an error offers to try again
  }
  if (done) return <Thanks title={t('photos.thanks')} lead={t('photos.thanksLead')} />
  if (opened.Closed) return <StatusPage drawing="emptyList" title={t('photos.title')} text={t('photos.over')} />
  return <Spaces opened={opened} onDone={() => setDone(true)} />
}

const Spaces = ({ opened, onDone }: { opened: Opened; onDone: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { GroupId, BuildingId, BuildingName, LogoUrl } = opened
  const { data } = useCall(GetContentRequest, { gId: GroupId, bId: BuildingId })
  const close = useWrite(CloseContentRequest, { onSaved: onDone })
  const uploads = useUploadsFirst()
  if (!data) return <Pending />
  const name = nameIn(BuildingName, language)
  const covered = data.Spaces.filter(({ Photos }) => Photos.length > 0).length
  const said = t('photos.progress', { done: covered, all: data.Spaces.length })
  const finish = async () => {
    if (!(await uploads.finish())) return
    const text = t('photos.doneText', { left: data.Spaces.length - covered })
    if (await confirm({ title: t('photos.doneTitle'), text, yes: t('photos.doneYes'), no: t('photos.doneNo') }))
      await close.run({ GroupId, BuildingId })
  }
  return (
    <div className={classes.page}>
      <header className={classes.headLine}>
        <Face name={name} logo={LogoUrl} />
        <div className={classes.headText}>
          <h1 className={classes.title}>{t('photos.title')}</h1>
          <p className={classes.lead}>{t('photos.lead', { building: name, n: data.Spaces.length })}</p>
        </div>
      </header>
      {data.Spaces.map(space => (
        <Space key={space.Code} space={space} place={{ GroupId, BuildingId }} />
      ))}
      <div className={classes.foot}>
        <Progress value={(covered / Math.max(1, data.Spaces.length)) * 100} size="sm" aria-label={said} />
        <span className={classes.small} aria-live="polite">
          {said}
        </span>
        <Button
          size="md"
          disabled={covered === 0}
          loading={close.running || uploads.waiting}
          onClick={() => void finish()}
          leftSection={<IconCheck size={18} aria-hidden />}
        >
          {t('photos.done')}
        </Button>
      </div>
    </div>
  )
}

type SpaceProps = { space: RequestedSpace; place: { GroupId: string; BuildingId: string } }

const Space = ({ space: { Code, DisplayText, Location, Photos }, place }: SpaceProps) => {
  const t = useWords(words)
  const textOf = useFieldText()
  const name = textOf(DisplayText)
  const { items, start, again, cancel } = useUploads({
    accept: buckets.SurveyPhoto.accept,
    largest: buckets.SurveyPhoto.largest,
    upload: (file, sending) => sendSurveyFile({ ...place, Space: Code }, file, sending),
    onStored: () => void refresh(GetContentRequest),
  })
  const all = items.filter(({ problem }) => problem === null).length
  return (
    <section className={classes.rowCard} aria-label={name}>
      <div className={classes.rowHead}>
        <h2 className={classes.partTitle}>{name}</h2>
        <span className={classes.small}>{all > 0 ? t('photos.sending', { all }) : t('photos.count', { n: Photos.length })}</span>
      </div>
      {Location && <p className={classes.small}>{Location}</p>}
      <SentPhotos name={name} photos={Photos} place={place} />
      <UploadList items={items} onCancel={cancel} onAgain={again} />
      <div className={classes.buttons}>
        <FileButton accept="image/*" capture="environment" onChange={file => file && start([file])}>
          {button => (
            <Button {...button} leftSection={<IconCamera size={18} aria-hidden />} aria-label={t('photos.takeOf', { space: name })}>
              {t('photos.take')}
            </Button>
          )}
        </FileButton>
        <FileButton multiple accept={buckets.SurveyPhoto.accept.join(',')} onChange={start}>
          {button => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              aria-label={t('photos.chooseOf', { space: name })}
            >
              {t('photos.choose')}
            </Button>
          )}
        </FileButton>
      </div>
    </section>
  )
}

type SentPhotosProps = { name: string; photos: RequestedSpace['Photos']; place: SpaceProps['place'] }

const SentPhotos = ({ name, photos, place }: SentPhotosProps) => {
  const t = useWords(words)
  const remove = useWrite(RemoveContentPhoto, { refresh: [GetContentRequest] })
  if (photos.length === 0) return null
  const pictures = photos.map(({ FileId, Link = '', Thumbnail }, i) => ({
    id: FileId,
    name: t('photos.photo', { n: i + 1, space: name }),
    address: Link,
    small: Thumbnail,
    corner: (
      <ActionIcon
        variant="filled"
        color="dark"
        radius="xl"
        aria-label={t('photos.remove', { n: i + 1, space: name })}
        onClick={() => void remove.run({ ...place, FileId })}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    ),
  }))
  return <Gallery label={name} pictures={pictures} renew={() => refresh(GetContentRequest)} />
}
