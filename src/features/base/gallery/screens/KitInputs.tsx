import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ChartPeriod, shortPresets } from '../../../../core/dates.ts'
import { holdsText } from '../../../../core/fold.ts'
import { ColourInput } from '../../../../ui/kit/ColourInput.tsx'
import { CopyField } from '../../../../ui/kit/CopyField.tsx'
import { DateRangePicker, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { JobProgress } from '../../../../ui/kit/JobProgress.tsx'
import { Palette, type PaletteGroup, paletteKeys } from '../../../../ui/kit/Palette.tsx'
import { PeriodPicker } from '../../../../ui/kit/PeriodPicker.tsx'
import { PhoneInput } from '../../../../ui/kit/PhoneInput.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { RichText } from '../../../../ui/kit/RichText.tsx'
import { SecretField } from '../../../../ui/kit/SecretField.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { UploadList } from '../../../../ui/kit/UploadList.tsx'
import type { Sending } from '../../../../ui/uploads.ts'
import classes from './Kit.module.css'
import { buildings, tenThousand } from './samples.ts'

const nothing = () => undefined

export const Inputs = () => {
  const range = useDateRange('kit-page', 'Last 30 Days')
  const [period, setPeriod] = useState<ChartPeriod>('1-Year')
  const [building, setBuilding] = useState<string | null>('b1')
  const [sign, setSign] = useState<string | null>(null)
  const [phone, setPhone] = useState('12125550142')
  const [colour, setColour] = useState('#0e8590')
  const [letter, setLetter] = useState('<h2>Welcome</h2><p>Your portal is <strong>ready</strong>.</p>')
  return (
    <>
      <div className={classes.row} style={{ alignItems: 'flex-end' }}>
        <DateRangePicker {...range} clearable />
        <DateRangePicker value={null} onChange={nothing} label="Short list" presets={shortPresets} />
        <DateRangePicker value={null} onChange={nothing} label="Disabled" disabled />
        <DateRangePicker value={null} onChange={nothing} label="With an error" error="Required" />
        <PeriodPicker value={period} onChange={setPeriod} />
      </div>
      <div className={classes.grid}>
        <Picker
          label="Building"
          options={buildings}
          value={building}
          onChange={setBuilding}
          name="kit-page"
          clearable
          help="Recent picks come first."
        />
        <RichText label="Rich text" value={letter} onChange={setLetter} help="What may stay of it is decided when it is saved." />
        <Picker label="One of ten thousand" options={tenThousand} value={sign} onChange={setSign} />
        <Picker label="Loading" options={[]} value={null} onChange={nothing} loading />
        <Picker label="With an error" options={buildings} value={null} onChange={nothing} error="Please select Building" required />
        <Picker label="Disabled" options={buildings} value="b5" onChange={nothing} disabled />
        <PhoneInput label="Phone" value={phone} onChange={setPhone} help={`Stored: ${phone}`} />
        <PhoneInput label="Phone with an error" value="1212" onChange={nothing} error="Format error" required />
        <ColourInput
          label="Fill colour"
          value={colour}
          onChange={setColour}
          against="#ffffff"
          swatches={['#16242a', '#076d76', '#0e8590', '#57b5bf', '#b31220', '#845502']}
        />
        <ColourInput label="Disabled" value="#16242a" onChange={nothing} disabled />
        <TextInput
          label="Text"
          placeholder="Placeholder"
          description="Help below"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput label="Text with an error" defaultValue="abc" error="Format error" required />
        <TextInput label="Disabled" value="Harbor Point" disabled readOnly />
        <Textarea
          label="Long text"
          defaultValue="A longer answer that runs over more than one line and shows the rhythm of the lines."
          autosize
          minRows={2}
        />
      </div>
      <div className={classes.row}>
        <Button>Save</Button>
        <Button variant="default">Cancel</Button>
        <Button variant="light">Export</Button>
        <Button variant="subtle">More</Button>
        <Button color="red">Delete</Button>
        <Button variant="outline" color="red">
          Delete
        </Button>
        <Button disabled>Disabled</Button>
        <Button loading>Saving</Button>
      </div>
    </>
  )
}

const upload = async (file: File, { onProgress }: Sending): Promise<string> => {
  for (let step = 1; step <= 10; step++) {
    await new Promise(done => setTimeout(done, 120))
    onProgress(step / 10)
  }
  return file.name
}

const way = (id: number, name: string, more: object) => ({
  id,
  file: new File([new Uint8Array(id * 700_000)], name),
  percent: 0,
  lost: false,
  problem: null,
  again: false,
  ...more,
})
const onTheirWay = [
  way(1, 'lobby-east.jpg', { percent: 64 }),
  way(2, 'loading-dock.jpg', { percent: 22, lost: true }),
  way(3, 'plant-room.tiff', { problem: 'Incorrect file type, please try again' }),
  way(4, 'roof.jpg', { problem: 'The disk is full.', again: true }),
]
const photo = (id: string, name: string, colour: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/></svg>`
  return { id, name, address: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
const photos = [photo('1', 'Lobby', 'teal'), photo('2', 'Pool', 'steelblue'), photo('3', 'Roof', 'slategray')]

const pictures = { accept: ['.svg', '.png', '.jpg'], largest: 3 << 20, upload }

const groups: readonly PaletteGroup[] = [
  { label: 'Buildings', items: buildings.map(({ id, label, detail = '' }) => ({ id, label, detail })) },
  { label: 'Pages', items: ['QR codes', 'Equipment', 'Rounds', 'Contacts'].map(label => ({ id: label, label })) },
]
const search = async (text: string): Promise<readonly PaletteGroup[]> => {
  await new Promise(done => setTimeout(done, 200))
  return groups.map(group => ({ ...group, items: group.items.filter(({ label }) => holdsText(label, text)) }))
}

export const Files = () => {
  const [logo, setLogo] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={classes.wide}>
        <Upload label="Logo" value={logo} onChange={setLogo} {...pictures} required />
        <Upload
          label="Uploaded"
          value="harbor-point-terms-and-conditions-2026-final-signed.pdf"
          onChange={nothing}
          accept={['.pdf']}
          upload={upload}
        />
        <Upload label="With an error" value={null} onChange={nothing} {...pictures} error="Incorrect file type, please try again" />
        <Upload label="Disabled" value={null} onChange={nothing} {...pictures} disabled />
        <div>
          <UploadList items={onTheirWay} onCancel={nothing} onAgain={nothing} />
        </div>
        <Gallery label="Photos" pictures={photos} />
        <CopyField label="Survey link" value="https://lintel.example/s/7Q2M-HARBOR-POINT-EAST-LOBBY" />
        <SecretField label="Building PIN" value="4821" />
        <JobProgress title="Printing kit for 12 buildings" state="running" done={340} total={1200} onCancel={nothing} />
        <JobProgress title="Reading the file" state="running" done={0} total={null} />
        <JobProgress title="Import of equipment" state="done" done={96} total={96} file={{ href: '#', name: 'result.xlsx' }} />
        <JobProgress title="Report" state="failed" done={3} total={8} detail="The mail server did not answer." onRetry={nothing} />
      </div>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          Search ({paletteKeys()})
        </Button>
        <Palette opened={open} onOpened={setOpen} search={search} start={groups.slice(1)} onPick={nothing} name="kit-page" />
      </div>
    </>
  )
}
