// What a phone would have taken, drawn: 900 by 675, lit from one side, with a little grain.

const defs = `
<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="soft2"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .22 0"/></filter>
<radialGradient id="shade" cx=".46" cy=".42" r=".8"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient>
<linearGradient id="steel" x2="1"><stop offset="0" stop-color="#8f989d"/><stop offset=".18" stop-color="#c9d0d3"/><stop offset=".42" stop-color="#a4adb2"/><stop offset=".7" stop-color="#d6dcde"/><stop offset="1" stop-color="#858e93"/></linearGradient>
<linearGradient id="wall" y2="1" x2=".3"><stop offset="0" stop-color="#e9e3d8"/><stop offset="1" stop-color="#c9c1b3"/></linearGradient>
<linearGradient id="floor" y2="1"><stop offset="0" stop-color="#8a8378"/><stop offset="1" stop-color="#5f594f"/></linearGradient>
<linearGradient id="chrome" y2="1"><stop offset="0" stop-color="#f4f7f8"/><stop offset=".3" stop-color="#8d979c"/><stop offset=".52" stop-color="#e6ebed"/><stop offset=".8" stop-color="#6d777c"/><stop offset="1" stop-color="#aeb6ba"/></linearGradient>
<linearGradient id="oak" x2="1"><stop offset="0" stop-color="#8a5a33"/><stop offset=".5" stop-color="#a9713f"/><stop offset="1" stop-color="#7c4f2b"/></linearGradient>
<linearGradient id="drop" y2="1"><stop offset="0" stop-color="#dff1f8" stop-opacity=".7"/><stop offset="1" stop-color="#8ab9cc"/></linearGradient>`

const scene = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675" viewBox="0 0 900 675"><defs>${defs}</defs>${body}<rect width="900" height="675" fill="url(#shade)"/><rect width="900" height="675" filter="url(#grain)" opacity=".55"/></svg>`

const repeat = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('')

/** An elevator whose car stands a hand's width below the floor, its doors half open. */
const lift = scene(`
<rect width="900" height="675" fill="url(#wall)"/>
<rect x="170" y="40" width="560" height="560" fill="#6a7176"/><rect x="196" y="66" width="508" height="534" fill="#1d2225"/>
<g><rect x="330" y="66" width="240" height="534" fill="#4b3d2f"/><rect x="330" y="66" width="240" height="60" fill="#fff3d0"/><rect x="330" y="126" width="240" height="90" fill="#fff3d0" opacity=".25" filter="url(#soft)"/>
<rect x="346" y="330" width="208" height="12" rx="6" fill="url(#chrome)"/><rect x="330" y="556" width="240" height="44" fill="#2c2723"/><rect x="330" y="548" width="240" height="10" fill="#8d8478"/></g>
<rect x="196" y="66" width="140" height="534" fill="url(#steel)"/><rect x="564" y="66" width="140" height="534" fill="url(#steel)"/>
<rect x="328" y="66" width="8" height="534" fill="#3c4347"/><rect x="564" y="66" width="8" height="534" fill="#3c4347"/>
<rect x="0" y="600" width="900" height="75" fill="url(#floor)"/><rect x="170" y="592" width="560" height="16" fill="url(#chrome)"/>
<rect x="336" y="566" width="228" height="26" fill="#0d0f10"/>
<rect x="410" y="8" width="80" height="26" rx="4" fill="#14181a"/><path d="M433 26l8-12 8 12z" fill="#46302c"/><text x="470" y="28" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="20" fill="#ff5a3c" text-anchor="middle">9</text>
<rect x="772" y="330" width="58" height="104" rx="6" fill="url(#steel)"/><circle cx="801" cy="362" r="13" fill="#eef3f4" stroke="#78828a" stroke-width="3"/><circle cx="801" cy="402" r="13" fill="#ffd37a" stroke="#78828a" stroke-width="3"/>
<path d="M0 0h900v675H0z" fill="#fff" opacity=".05"/>`)

/** A kitchen faucet that drips. */
const faucet = scene(`
<rect width="900" height="675" fill="#dfe6e4"/>
${repeat(9, row => repeat(8, i => `<rect x="${i * 124 - (row % 2) * 62}" y="${row * 62}" width="120" height="58" rx="3" fill="${(row * 3 + i * 5) % 4 === 0 ? '#eef3f1' : '#f6f9f8'}"/>`))}
<rect y="470" width="900" height="205" fill="#9aa4a6"/><rect y="462" width="900" height="16" fill="#d3dadb"/>
<path d="M90 500h720l-60 175H150z" fill="#596366"/><path d="M130 512h640l-48 163H178z" fill="url(#steel)"/><ellipse cx="450" cy="640" rx="64" ry="22" fill="#31383a"/><ellipse cx="450" cy="636" rx="44" ry="13" fill="#171b1c"/>
<ellipse cx="590" cy="482" rx="90" ry="15" fill="#39424a" opacity=".4" filter="url(#soft)"/>
<rect x="556" y="250" width="52" height="228" rx="10" fill="url(#steel)"/><path d="M582 262c0-110-170-110-170 6v52" fill="none" stroke="#7b868b" stroke-width="46" stroke-linecap="round"/><path d="M578 258c0-98-158-98-158 8v48" fill="none" stroke="#e8eef0" stroke-width="15" stroke-linecap="round"/>
<rect x="388" y="312" width="48" height="30" rx="7" fill="url(#chrome)"/><rect x="600" y="296" width="108" height="24" rx="12" fill="url(#chrome)" transform="rotate(-14 600 308)"/>
<path d="M412 352c-12 18-16 26-16 35a16 16 0 0 0 32 0c0-9-4-17-16-35z" fill="url(#drop)" stroke="#6f9fb2" stroke-width="1.5"/><circle cx="406" cy="386" r="4" fill="#fff"/>
<path d="M414 470c-8 13-10 18-10 24a10 10 0 0 0 20 0c0-6-2-11-10-24z" fill="url(#drop)" stroke="#6f9fb2"/>
<ellipse cx="418" cy="606" rx="70" ry="13" fill="none" stroke="#e9f3f6" stroke-width="3" opacity=".75"/><ellipse cx="418" cy="606" rx="36" ry="7" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`)

/** Ceiling lights of which one is dark and one flickers. */
const lamp = scene(`
<rect width="900" height="675" fill="#c7c8c4"/>
${repeat(6, row => repeat(6, i => `<path d="M${i * 170 - 40 - row * 8} ${row * 118 - 10}h162l4 108h-170z" fill="${(row + i) % 2 ? '#d9dad6' : '#d2d3cf'}" stroke="#a9aaa5" stroke-width="3"/>`))}
<rect x="70" y="90" width="330" height="104" rx="5" fill="#82847f"/><rect x="82" y="102" width="306" height="80" fill="#fffbe9"/><rect x="40" y="50" width="390" height="190" fill="#fffbe0" opacity=".45" filter="url(#soft2)"/>
<rect x="490" y="90" width="330" height="104" rx="5" fill="#6f716c"/><rect x="502" y="102" width="306" height="80" fill="#4d4f4b"/><rect x="514" y="118" width="282" height="14" rx="7" fill="#85877f"/><rect x="514" y="150" width="282" height="14" rx="7" fill="#77796f"/><rect x="514" y="150" width="34" height="14" rx="7" fill="#e8a45c"/><rect x="764" y="150" width="32" height="14" rx="7" fill="#3a2c20"/>
<rect x="70" y="366" width="330" height="104" rx="5" fill="#82847f"/><rect x="82" y="378" width="306" height="80" fill="#d9d4bd"/><rect x="82" y="378" width="150" height="80" fill="#fff6d8"/><rect x="60" y="350" width="190" height="130" fill="#fff1c4" opacity=".5" filter="url(#soft2)"/>
<rect x="490" y="366" width="330" height="104" rx="5" fill="#82847f"/><rect x="502" y="378" width="306" height="80" fill="#fffbe9"/><rect x="460" y="330" width="390" height="190" fill="#fffbe0" opacity=".4" filter="url(#soft2)"/>
<circle cx="446" cy="282" r="22" fill="#eceded" stroke="#a8a9a6" stroke-width="3"/><circle cx="446" cy="282" r="5" fill="#d0322a"/>
<path d="M0 560h900v115H0z" fill="#1f2524" opacity=".25"/>`)

/** A wooden door that is scratched beside its handle. */
const door = scene(`
<rect width="900" height="675" fill="url(#wall)"/><rect x="120" width="640" height="675" fill="#5b3a20"/><rect x="146" width="588" height="675" fill="url(#oak)"/>
${repeat(26, i => `<path d="M${158 + i * 22} 0c${(i * 37) % 17} 190 ${-((i * 53) % 19)} 420 ${(i * 29) % 13} 675" fill="none" stroke="#6d4424" stroke-opacity="${0.12 + ((i * 7) % 5) / 22}" stroke-width="${1 + ((i * 5) % 4)}"/>`)}
<ellipse cx="330" cy="170" rx="26" ry="60" fill="none" stroke="#6a4022" stroke-opacity=".5" stroke-width="4"/><ellipse cx="330" cy="170" rx="13" ry="36" fill="#6a4022" opacity=".35"/>
<rect x="620" y="270" width="64" height="190" rx="12" fill="#39424a" opacity=".35" filter="url(#soft)"/><rect x="612" y="258" width="60" height="190" rx="10" fill="url(#steel)"/><circle cx="642" cy="284" r="5" fill="#596267"/><circle cx="642" cy="424" r="5" fill="#596267"/><circle cx="642" cy="392" r="15" fill="#4e565b"/><path d="M639 384h6v20h-6z" fill="#171a1c"/>
<rect x="482" y="318" width="170" height="30" rx="15" fill="#2d2013" opacity=".45" filter="url(#soft)"/><rect x="478" y="306" width="172" height="28" rx="14" fill="url(#chrome)"/>
<g fill="none" stroke="#e2b98a" stroke-linecap="round"><path d="M398 452c64-34 120-46 196-92" stroke-width="6"/><path d="M420 476c60-26 96-40 178-84" stroke-width="3.5"/><path d="M384 498c70-22 140-60 190-98" stroke-width="5"/><path d="M452 520c40-18 84-38 120-74" stroke-width="2.5"/><path d="M372 440l60-22" stroke-width="3"/></g>
<g fill="none" stroke="#4c2c13" stroke-linecap="round" opacity=".7"><path d="M398 458c64-34 120-46 196-92" stroke-width="2"/><path d="M384 504c70-22 140-60 190-98" stroke-width="2"/></g>
<path d="M560 372l26-20-8 24z" fill="#efcfa6"/>`)

/** A bin that is full to overflowing, bags beside it. */
const bin = scene(`
<rect width="900" height="675" fill="url(#wall)"/><rect y="470" width="900" height="205" fill="url(#floor)"/><rect y="456" width="900" height="18" fill="#efe9df"/>
<ellipse cx="440" cy="610" rx="300" ry="30" fill="#241f18" opacity=".5" filter="url(#soft)"/>
<path d="M286 250h300l-30 362H316z" fill="#2d5f8b"/><path d="M286 250h110l-24 362h-56z" fill="#3a74a6"/><path d="M520 250h66l-30 362h-52z" fill="#234b6e"/><rect x="272" y="232" width="328" height="30" rx="9" fill="#1f4565"/>
<g fill="none" stroke="#e9f1f6" stroke-width="11" stroke-linejoin="round"><path d="M404 402l32-52 32 52"/><path d="M480 424l26 46h-52"/><path d="M422 470h-54l26-46"/></g>
<path d="M300 236l-30-92 118-30 22 122z" fill="#caa06a"/><path d="M270 144l118-30 8 40-118 28z" fill="#dcb681"/><path d="M392 232l14-150 96 16-10 134z" fill="#f3f4f2"/><path d="M410 110l80 14m-83 12l80 14m-83 12l80 14" stroke="#b6bcbf" stroke-width="4"/><path d="M486 234l40-120 88 34-42 88z" fill="#b98f57"/>
<rect x="444" y="56" width="42" height="100" rx="10" fill="#7fc1d6" opacity=".85" transform="rotate(18 465 106)"/><rect x="470" y="42" width="16" height="18" rx="3" fill="#2b6f9c" transform="rotate(18 478 50)"/>
<path d="M610 612c-30-90 12-168 76-176 74-6 128 76 106 176z" fill="#23282b"/><path d="M640 600c-14-70 8-128 46-140" fill="none" stroke="#4d565b" stroke-width="9" stroke-linecap="round"/><path d="M676 440l-14-32 30 16 20-26 4 40z" fill="#2b3134"/>
<path d="M170 600l86-50 60 44-84 40z" fill="#f7f6f2"/><path d="M182 600l70-40" stroke="#c7c9c6" stroke-width="4"/><ellipse cx="140" cy="598" rx="42" ry="17" fill="#cfd6d8"/><ellipse cx="140" cy="594" rx="42" ry="16" fill="#eef2f3"/>`)

/** A stain of water on a ceiling, growing, with a drop. */
const stain = scene(`
<rect width="900" height="675" fill="#d9d7d0"/>
${repeat(5, row => repeat(6, i => `<path d="M${i * 180 - 60} ${row * 140 - 10}h174v134h-174z" fill="${(row * 2 + i) % 3 ? '#e9e7e1' : '#e4e2db'}" stroke="#b9b6ac" stroke-width="4"/>`))}
<g fill="#8c6a35"><path d="M330 180c90-60 250-40 300 50s40 200-70 240-250 10-290-80-20-160 60-210z" opacity=".28" filter="url(#soft)"/><path d="M370 220c80-44 190-26 224 44s24 148-62 176-186 4-214-62-8-124 52-158z" opacity=".3" filter="url(#soft)"/></g>
<path d="M330 180c90-60 250-40 300 50s40 200-70 240-250 10-290-80-20-160 60-210z" fill="none" stroke="#7a5624" stroke-opacity=".55" stroke-width="7"/><path d="M376 226c76-40 180-22 212 44s20 140-60 166-176 2-202-60-6-116 50-150z" fill="none" stroke="#8a6430" stroke-opacity=".4" stroke-width="4"/>
<path d="M430 300c40-26 96-6 100 38s-44 74-86 58-58-68-14-96z" fill="#6b4a1f" opacity=".42" filter="url(#soft)"/>
<ellipse cx="476" cy="352" rx="16" ry="11" fill="#6f8d98" opacity=".75"/><ellipse cx="471" cy="348" rx="5" ry="3" fill="#fff" opacity=".9"/><path d="M478 380c-7 12-9 17-9 22a9 9 0 0 0 18 0c0-5-2-10-9-22z" fill="url(#drop)"/>
<rect x="700" y="60" width="150" height="86" fill="#b4b3ad"/>${repeat(6, i => `<rect x="708" y="${68 + i * 13}" width="134" height="6" fill="#77766f"/>`)}`)

/** Coffee that was spilled on a floor of stone. */
const spill = scene(`
<rect width="900" height="675" fill="#b8b2a6"/>
${repeat(6, row => repeat(6, i => `<path d="M${i * 178 - row * 12 - 40} ${row * 124 - 30}h172l-10 118h-174z" fill="${(row * 3 + i * 2) % 4 ? '#cbc5b9' : '#c2bbae'}" stroke="#958e81" stroke-width="4"/>`))}
<path d="M250 420c-40-80 40-150 130-140 60-70 230-60 260 20 90 10 120 110 40 150-40 70-180 60-220 30-70 40-190 10-210-60z" fill="#3d2413"/><path d="M290 410c-20-54 40-98 106-88 60-52 180-44 204 12" fill="none" stroke="#8a6242" stroke-width="9" stroke-linecap="round" opacity=".6"/><path d="M560 452c50-4 90-24 96-54" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
<circle cx="196" cy="330" r="15" fill="#3d2413"/><circle cx="170" cy="392" r="9" fill="#3d2413"/><circle cx="738" cy="300" r="13" fill="#3d2413"/><circle cx="772" cy="350" r="7" fill="#3d2413"/>
<ellipse cx="640" cy="560" rx="120" ry="22" fill="#2b251d" opacity=".45" filter="url(#soft)"/><g transform="rotate(64 610 500)"><path d="M560 420h110l-14 160h-82z" fill="#f4f1ea"/><path d="M565 462h100l-7 70h-87z" fill="#0f6b75"/><rect x="550" y="404" width="130" height="22" rx="8" fill="#2c2a28"/></g>`)

/** Photos that visitors send with what they report, by what they show; SVG. */
export const scenes = { lift, faucet, lamp, door, bin, stain, spill } as const
export type Scene = keyof typeof scenes
