import type { ScanProps } from '../../../scanPage/model.ts'
import { fillNames } from '../../../scanPage/rules.ts'
import type { WifiContent } from './model.ts'
import { wifiWords } from './scanWords.ts'

/** The network's name and password, and a code by which a second device joins. */
export const Scan = ({ content: { SSID, Password, secured, picture }, language }: ScanProps<WifiContent>) => {
  const words = wifiWords[language]
  return (
    <>
      <h1>{secured ? words.titleSecured : words.title}</h1>
      <p className="hint">{secured ? words.steps : words.stepsOpen}</p>
      <dl className="wifi">
        <div>
          <dt>{words.network}</dt>
          <dd>{SSID}</dd>
        </div>
        <div>
          <dt>{words.password}</dt>
          {secured ? (
            <dd>
              <span className="secret" id="password" translate="no">
                {Password}
              </span>
            </dd>
          ) : (
            <dd>{words.open}</dd>
          )}
        </div>
      </dl>
      {secured && (
        // Only a script can copy: it shows the button.
        <button type="button" className="button" hidden data-copy="password" data-click="copy" data-copied={words.copied}>
          {words.copyPassword}
        </button>
      )}
      <div className="second">
        <svg viewBox={`0 0 ${picture.size} ${picture.size}`} aria-hidden="true">
          {picture.paths.map(path => (
            <path key={path} d={path} />
          ))}
        </svg>
        <span className="seldom">{fillNames(words.secondAlt, { name: SSID })}</span>
        <div>
          <h2>{words.second}</h2>
          <p>{words.secondHint}</p>
        </div>
      </div>
    </>
  )
}
