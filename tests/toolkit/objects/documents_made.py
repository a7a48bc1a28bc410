"""Documents that tests make: Word, Excel, PDF, and archives that are not what they seem."""

import io
import struct
import zipfile
import zlib

_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" '
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
)
_RELATIONS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" '
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
)


def make_docx(*paragraphs: str, repeat: int = 1, more: dict[str, bytes] | None = None) -> bytes:
    """A Word document with these paragraphs, all of them ``repeat`` times."""
    body = "".join(f"<w:p><w:r><w:t>{one}</w:t></w:r></w:p>" for one in paragraphs) * repeat
    document = (
        '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
        f"<w:body>{body}</w:body></w:document>"
    )
    parts = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, "word/document.xml": document}
    return make_zip({name: text.encode() for name, text in parts.items()} | (more or {}))


def make_zip(parts: dict[str, bytes]) -> bytes:
    """An archive of these parts."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in parts.items():
            archive.writestr(name, body)
    return buffer.getvalue()


def make_pdf(text: str) -> bytes:
    """A PDF of one page with one line."""
    stream = f"BT /F1 24 Tf 72 720 Td ({text}) Tj ET".encode()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length " + str(len(stream)).encode() + b" >>\nstream\n" + stream + b"\nendstream",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    body, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(body))
        body += f"{number} 0 obj\n".encode() + one + b"\nendobj\n"
    table = b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    end = f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(body)}\n%%EOF".encode()
    return body + f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode() + table + end


def make_overlapping_zip(copies: int = 200, size: int = 400_000) -> bytes:
    """An archive whose entries all share the same compressed bytes."""
    body = bytes(number % 251 for number in range(size))
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packed.compress(body) + packed.flush()
    crc = zlib.crc32(body)
    local = struct.pack("<4s5H3L2H", b"PK\x03\x04", 20, 0, 8, 0, 0x21, crc, len(data), len(body), 1, 0) + b"a"
    directory = b"".join(
        struct.pack("<4s6H3L5H2L", b"PK\x01\x02", 20, 20, 0, 8, 0, 0x21, crc, len(data), len(body), len(name), 0, 0, 0, 0, 0, 0) + name
        for name in (f"{number:05d}".encode() for number in range(copies))
    )  # fmt: skip
    start = len(local) + len(data)
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, copies, copies, len(directory), start, 0)
    return local + data + directory + end


def make_encrypted_zip() -> bytes:
    """An archive whose directory says that its entry is encrypted."""
    body = bytearray(make_docx("secret"))
    at = body.rfind(b"PK\x01\x02")
    body[at + 8] |= 1
    return bytes(body)


def make_zip_that_claims(entries: int, directory_bytes: int) -> bytes:
    """An archive whose end claims so much."""
    return (
        b"PK\x03\x04"
        + b"\0" * 40
        + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, entries, entries, directory_bytes, 0, 0)
    )
