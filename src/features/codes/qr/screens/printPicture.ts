import classes from './qr.module.css'

type Printed = { picture: string; title: string; lines: readonly string[] }

/** Prints a picture with its name below it; the portal around it stays off the paper. */
export const printPicture = async ({ picture, title, lines }: Printed): Promise<void> => {
  const sheet = document.createElement('div')
  sheet.className = classes.sheet ?? ''
  const image = Object.assign(document.createElement('img'), { src: picture, alt: title })
  const texts = [title, ...lines].filter(Boolean).map((text, i) => {
    const line = document.createElement(i === 0 ? 'strong' : 'span')
    line.textContent = text
    return line
  })
  sheet.append(image, ...texts)
  document.body.append(sheet)
  document.documentElement.dataset.printing = ''
  const end = () => {
    sheet.remove()
    delete document.documentElement.dataset.printing
  }
  addEventListener('afterprint', end, { once: true })
  try {
    await image.decode()
    print()
  } catch {
    end()
  }
}
