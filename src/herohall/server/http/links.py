"""Links for other devices, as text and as QR codes."""

from __future__ import annotations

import io

import segno

from herohall.hall.schemas import QrCode


def qr_code(link: str) -> QrCode:
    """A QR code as SVG, black on a transparent background that the page colours."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, nl=False
    )
    return QrCode(link=link, svg=out.getvalue().decode())
