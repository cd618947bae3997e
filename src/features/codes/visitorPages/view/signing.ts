/** Lets a signature be drawn by finger, pen or mouse. Tells when there is one, and when it is gone. */
export const letDraw = (field: HTMLElement, onChange: (drawn: HTMLCanvasElement | null) => void): void => {
  const place = field.querySelector<HTMLElement>('[data-sign]')
  const canvas = place?.querySelector('canvas')
  const pen = canvas?.getContext('2d')
  if (!place || !canvas || !pen) return
  place.hidden = false
  const words = field.querySelector<HTMLElement>('[data-or]')
  if (words) words.textContent = words.dataset.or ?? ''
  pen.lineWidth = 6
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = '#10243a'
  let drawing = false
  const at = (event: PointerEvent): [number, number] => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    return [((event.clientX - left) * canvas.width) / width, ((event.clientY - top) * canvas.height) / height]
  }
  canvas.addEventListener('pointerdown', event => {
    drawing = true
    canvas.setPointerCapture(event.pointerId)
    pen.beginPath()
    pen.moveTo(...at(event))
    pen.lineTo(...at(event))
    pen.stroke()
  })
  canvas.addEventListener('pointermove', event => {
    if (!drawing) return
    for (const one of event.getCoalescedEvents?.() ?? [event]) pen.lineTo(...at(one))
    pen.stroke()
  })
  const end = () => {
    if (drawing) onChange(canvas)
    drawing = false
  }
  canvas.addEventListener('pointerup', end)
  canvas.addEventListener('pointercancel', end)
  place.querySelector('button')?.addEventListener('click', () => {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    onChange(null)
  })
}
