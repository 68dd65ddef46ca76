/**
 * What a browser finds on the clipboard after a copy from Word for Windows: conditional comments, `o:p`, lists as
 * paragraphs with a level, images as VML and as files on the writer's disk.
 */
export const WORD_CLIPBOARD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/lea/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<h2 style='mso-outline-level:2'>Le congé triennal<o:p></o:p></h2>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Le preneur</b> donne cong&eacute; le 1<sup>er</sup>&nbsp;mars.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>La forme<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>par lettre recommand&eacute;e<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>par acte<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:108.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level3 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>§<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>d'un commissaire de justice<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Le délai<o:p></o:p></p>
<p class=MsoNormal>Puis :<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>la remise des cl&eacute;s<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>au bailleur<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=201 valign=top style='width:150.8pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal><b>Acte<o:p></o:p></b></p></td>
  <td width=201 valign=top style='width:150.8pt'><p class=MsoNormal><b>Délai<o:p></o:p></b></p></td></tr></thead>
 <tr style='mso-yfti-irow:1'>
  <td width=201 valign=top style='width:150.8pt'><p class=MsoNormal>Congé<o:p></o:p></p></td>
  <td width=201 valign=top style='width:150.8pt'><p class=MsoNormal>6 mois<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td width=402 colspan=2 valign=top style='width:301.6pt'><p class=MsoNormal>Sans délai : la faute grave<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75"><v:stroke joinstyle="miter"/></v:shapetype><v:shape id="Image_x0020_1" type="#_x0000_t75" alt="Le plan du local" style='width:200pt;height:150pt'><v:imagedata src="file:///C:/Users/lea/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title="plan"/></v:shape><![endif]--><![if !vml]><img width=267 height=200 src="file:///C:/Users/lea/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="Le plan du local" v:shapes="Image_x0020_1"><![endif]><o:p></o:p></p>
<p class=MsoNormal>Fin du texte.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const docsSpan = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsSpan(text)}</p></li>`;
const docsCell = (text: string, spans = '') =>
  `<td ${spans}style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;">${docsSpan(text)}</p></td>`;

/**
 * The same from Google Docs: everything in a bold element that is not bold, a flat list whose items carry their
 * level, a list that is the child of a list, an image as data (`png` in base64) and one on another site.
 */
export const docsClipboard = (png: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c7f5e-7fff-1d2a"><p dir="ltr" style="line-height:1.38;">${docsSpan('Les voies de recours')}${docsSpan('er', 'vertical-align:super;')}</p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, 'Appel')}${docsItem(2, 'Délai')}${docsItem(3, 'Un mois')}${docsItem(1, 'Cassation')}</ul><ol style="padding-inline-start:48px;">${docsItem(1, 'Premier')}<ol style="padding-inline-start:48px;">${docsItem(2, 'Sous le premier')}</ol>${docsItem(1, 'Second')}</ol><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt">${docsCell('Recours')}${docsCell('Juge')}</tr><tr style="height:0pt">${docsCell('Appel', 'rowspan="2" ')}${docsCell('Cour')}</tr><tr style="height:0pt">${docsCell('Chambre')}</tr></tbody></table></div><p dir="ltr">${docsSpan(`<span style="border:none;display:inline-block;overflow:hidden;width:300px;height:200px;"><img src="data:image/png;base64,${png}" alt="La salle d&#39;audience" width="300" height="200" style="margin-left:0px;" /></span>`)}</p><p dir="ltr">${docsSpan('Entre les images.')}</p><p dir="ltr"><img src="https://lh7-rt.googleusercontent.example/docsz/AD_4nXc" width="2" height="2" /></p></b><br class="Apple-interchange-newline">`;
