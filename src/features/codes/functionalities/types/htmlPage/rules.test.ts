import { describe, expect, test } from 'vitest'
import { itemProblems } from '../../../qr/rules.ts'
import { cleanedForm } from '../../richTexts.server.ts'
import { htmlPage, longestContent } from './definition.ts'
import { templateProblems } from './rules.ts'

const item = (HtmlContent: string, Name = 'Roof terrace') => ({
  Name: { en: Name },
  Icon: htmlPage.Icon,
  FunctionalityType: htmlPage.type,
  QrType: htmlPage.QrType,
  TemplateFormData: { HtmlContent },
})
const fields = (HtmlContent: string) => itemProblems(item(HtmlContent)).map(one => `${one.Field}: ${one.Message}`)

describe('an HTML page', () => {
  test.each(['', '<p></p>', '<p> </p>', '<p><br></p>', '<p>&nbsp;</p>', '<h2></h2><ul><li></li></ul>'])(
    'is not written with %j [B-RULE-035]',
    html => expect(fields(html)).toEqual(['TemplateFormData.HtmlContent: Required']),
  )

  test('is written with one character, and needs the name of every code [B-RULE-036]', () => {
    expect(fields('<p>a</p>')).toEqual([])
    expect(itemProblems(item('<p></p>', ' ')).map(({ Field }) => Field)).toEqual(['Name.en', 'TemplateFormData.HtmlContent'])
  })

  test('has a length, which leaves room for the rest of the page', () => {
    expect(fields(`<p>${'a'.repeat(longestContent)}</p>`)).toHaveLength(1)
  })

  test.each([
    ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
    ['<p style="color:red">a</p><style>p{}</style>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['<iframe src="https://a.example"></iframe><img src="https://a.example/x.png">b', 'b'],
  ])('%s is kept as %s', (HtmlContent, kept) => {
    expect(cleanedForm('HtmlPage', { HtmlContent, Other: 1 })).toEqual({ HtmlContent: kept, Other: 1 })
    expect(cleanedForm('StaticUrl', { HtmlContent })).toEqual({ HtmlContent })
  })
})

describe('a template of HTML pages', () => {
  const at = (TemplateId: string | null, Title: string, HtmlContent = '<p>a</p>') =>
    templateProblems({ TemplateId, Title, HtmlContent }).map(({ Field }) => Field)

  test.each<[string, string | null, string, string[]]>([
    ['neither a name nor a template', null, ' ', ['Title']],
    ['the name of a new one', null, 'House rules', []],
    ['an existing one', 'id', '', []],
  ])('with %s [B-RULE-003]', (_what, id, Title, expected) => expect(at(id, Title)).toEqual(expected))

  test('needs content', () => expect(at(null, 'House rules', '<p></p>')).toEqual(['HtmlContent']))
})
