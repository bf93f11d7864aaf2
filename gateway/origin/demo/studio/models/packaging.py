"""Packages with a typeset label: kind=bottle|flask|jar|low-jar|can|flat-can|tube|box|tin|pouch|sack|pump|dropper|canister, and with a
size=width,depth,height (the label has its shape; the depth of what is turned does not count) jar|box|caddy|square|squeeze|airless|oil-can|bag.
label: its picture."""

LABEL = mat("label", (0.8, 0.8, 0.8), 0.5, image=opt["label"])
tone = lambda name, default: tuple(float(x) for x in opt.get(name, default).split(","))


AS_WIDE = 0.5 / math.pi  # half the span of a label that is as long as its body is wide


def wrap(radius, low, high, span=0.2, squash=1.0):
    """A label around a turned body, its middle to the front."""
    lathe([(radius, low), (radius, high)], LABEL, (-span, span), 256, name="label", squash=squash)


def front(w, low, high, y):
    """A flat label."""
    corners = [(-w / 2, y, low), (w / 2, y, low), (w / 2, y, high), (-w / 2, y, high)]
    add("label", corners, [(0, 1, 2, 3)], LABEL, [(0, 0), (1, 0), (1, 1), (0, 1)], False)


def liquid_in(profile, top, color, shrink=0.02):
    inside = [(max(r - shrink, 0.0), z) for r, z in profile if 0.04 < z < top]
    lathe([(0, 0.03)] + inside + [(0, inside[-1][1])], mat("liquid", color, 0.0, glass=1.0))


def contents():
    """What is seen through the glass of a full jar: lumps in a number of `grain`, with the glass as a coat (light hardly gets into glass)."""
    color = tone("liquid", "0.55,0.08,0.03")
    m = mat("fill", color, 0.5, coat=1.0)
    t = m.node_tree
    lumps, grey, vary = (t.nodes.new(f"ShaderNode{kind}") for kind in ("TexVoronoi", "RGBToBW", "MapRange"))
    lumps.inputs["Scale"].default_value = float(opt["grain"])
    vary.inputs["To Min"].default_value, vary.inputs["To Max"].default_value = 0.7, 1.15
    shade = t.nodes.new("ShaderNodeValToRGB")
    for stop, place, part in zip(shade.color_ramp.elements, (0.25, 0.85), (1.0, 0.3)):
        stop.position, stop.color = place, (*(c * part for c in color), 1)
    both = t.nodes.new("ShaderNodeVectorMath")
    both.operation = "MULTIPLY"
    bump = t.nodes.new("ShaderNodeBump")
    bump.invert = True
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.7, 0.03
    coord = t.nodes.new("ShaderNodeTexCoord")
    base = t.nodes["Principled BSDF"].inputs
    for a, b in (
        (coord.outputs["Object"], lumps.inputs["Vector"]),
        (lumps.outputs["Distance"], shade.inputs[0]),
        (lumps.outputs["Color"], grey.inputs[0]),
        (grey.outputs[0], vary.inputs[0]),
        (shade.outputs[0], both.inputs[0]),
        (vary.outputs[0], both.inputs[1]),
        (both.outputs[0], base["Base Color"]),
        (lumps.outputs["Distance"], bump.inputs["Height"]),
        (bump.outputs[0], base["Normal"]),
    ):
        t.links.new(a, b)
    return m


def bottle():
    body = curve(
        [
            (0, 0),
            (0.30, 0),
            (0.335, 0.02),
            (0.34, 0.06),
            (0.34, 1.05),
            (0.335, 1.16),
            (0.27, 1.32),
            (0.14, 1.46),
            (0.105, 1.56),
            (0.10, 1.78),
            (0.118, 1.80),
            (0.118, 1.84),
            (0.095, 1.85),
        ],
        6,
    )
    lathe(body, mat("glass", tone("glass", "0.62,0.70,0.22"), 0.02, glass=1.0))
    liquid_in(body, 1.5, tone("liquid", "0.55,0.50,0.06"))
    lathe(
        [(0, 1.97), (0.105, 1.97), (0.118, 1.96), (0.118, 1.84), (0.112, 1.70), (0.108, 1.66)],
        mat("cap", tone("cap", "0.03,0.03,0.03"), 0.35),
    )
    wrap(0.343, 0.22, 0.98)


def flask():
    body = curve(
        [
            (0, 0),
            (0.26, 0),
            (0.29, 0.02),
            (0.30, 0.08),
            (0.30, 0.75),
            (0.27, 0.92),
            (0.13, 1.03),
            (0.11, 1.08),
            (0.11, 1.16),
        ],
        6,
    )
    lathe(body, mat("glass", tone("glass", "0.95,0.96,0.97"), 0.02, glass=1.0))
    liquid_in(body, 0.86, tone("liquid", "0.75,0.08,0.16"))
    lathe(
        [(0, 1.34), (0.13, 1.34), (0.14, 1.33), (0.14, 1.12), (0.13, 1.11)],
        mat("cap", tone("cap", "0.75,0.6,0.3"), 0.3, 0.8),
    )
    wrap(0.303, 0.14, 0.70)


def jar(radius=0.42, height=0.9):
    span = 0.22
    if "size" in opt:
        w, _, h = tone("size", "")
        radius, height, span = w / 2, h + 0.33, AS_WIDE
    lathe(
        [
            (0, 0),
            (radius - 0.03, 0),
            (radius, 0.03),
            (radius, height - 0.12),
            (radius - 0.05, height - 0.04),
            (radius - 0.06, height),
        ],
        contents() if "grain" in opt else mat("glass", tone("glass", "0.98,0.98,0.98"), 0.02, glass=1.0),
    )
    if "grain" not in opt:
        fill = [
            (0, 0.05),
            (radius - 0.03, 0.05),
            (radius - 0.025, height - 0.14),
            (radius - 0.07, height - 0.07),
            (0, height - 0.07),
        ]
        lathe(
            fill,
            mat("fill", tone("liquid", "0.55,0.08,0.03"), 0.4, bump=0.6, scale=14)
            if opt.get("smooth") != "1"
            else mat("fill", tone("liquid", "0.8,0.45,0.05"), 0.05, glass=0.6),
        )
    lathe(
        [
            (radius - 0.02, height - 0.06),
            (radius, height - 0.05),
            (radius, height + 0.12),
            (radius - 0.03, height + 0.15),
            (0, height + 0.15),
        ],
        mat("lid", tone("cap", "0.75,0.6,0.3"), 0.28, 1.0),
    )
    wrap(radius + 0.004, 0.13, height - 0.2, span)


def low_jar():
    lathe(
        curve([(0, 0), (0.40, 0), (0.43, 0.03), (0.43, 0.40), (0.41, 0.43)], 5),
        mat("pot", tone("glass", "0.8,0.78,0.74"), 0.3, coat=0.6),
    )
    lathe(
        [(0, 0.62), (0.41, 0.62), (0.44, 0.60), (0.44, 0.43), (0.43, 0.42)],
        mat("lid", tone("cap", "0.55,0.36,0.2"), 0.35, wood=tone("cap2", "0.62,0.45,0.27")),
    )
    wrap(0.434, 0.05, 0.38, 0.24)


def can(radius=0.4, height=1.1):
    metal = mat("metal", (0.75, 0.75, 0.76), 0.25, 1.0)
    lathe(
        [
            (0, 0.02),
            (radius - 0.03, 0.02),
            (radius - 0.02, 0),
            (radius, 0.02),
            (radius, height - 0.02),
            (radius - 0.02, height),
            (radius - 0.04, height - 0.03),
            (0, height - 0.03),
        ],
        metal,
    )
    wrap(radius + 0.003, 0.05, height - 0.05, 0.5)
    lathe([(0.09, height - 0.022), (0.12, height - 0.018), (0.15, height - 0.024)], metal)
    tube(
        [(-0.05, -0.2, height - 0.012), (0.0, -0.32, height - 0.006), (0.05, -0.2, height - 0.012)],
        0.012,
        metal,
    )


def flat_can():
    can(0.46, 0.34)


def oval_tin():
    """A sardine tin standing on its edge a little, its printed lid to the front."""
    metal = mat("metal", (0.75, 0.75, 0.76), 0.25, 1.0)
    outline = rounded(1.1, 0.72, 0.26, 12)
    plate(outline, 0.26, metal, (0, 0.16, 0.37), (78, 0, 0), r=0.03)
    front = [(x * 0.955, y * 0.935) for x, y in outline]
    n = len(front)
    o = add(
        "label",
        [(x, y, 0.0) for x, y in front],
        [tuple(range(n))],
        LABEL,
        [(x / 1.05 + 0.5, y / 0.673 + 0.5) for x, y in front],
        False,
    )
    o.rotation_euler = (math.radians(78), 0, 0)
    o.location = (0, -0.098, 0.43)


def tube_():
    """A cosmetic tube on its cap: round at the foot, flat at the seam."""
    rows, n = 40, 72
    verts, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for i in range(n):
            a = 2 * math.pi * i / n - math.pi / 2
            verts.append(
                (
                    0.3 * (1 + 0.12 * v) * math.cos(a),
                    0.3 * (1 - v**1.5 * 0.97) * math.sin(a),
                    0.26 + v * 1.3,
                )
            )
    for j in range(rows):
        for i in range(n):
            faces.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    add("tube", verts, faces, mat("tube", tone("glass", "0.8,0.79,0.76"), 0.32, coat=0.3))
    lathe(
        [(0, 0), (0.29, 0), (0.31, 0.02), (0.31, 0.24), (0.29, 0.26), (0, 0.26)],
        mat("cap", tone("cap", "0.8,0.79,0.76"), 0.3),
    )
    verts, faces, uvs = [], [], []
    cols = 30
    for j in range(21):
        v = j / 20
        w = 0.14 + 0.72 * v
        for i in range(cols + 1):
            a = -math.pi / 2 + (i / cols - 0.5) * 2.3
            verts.append(
                (
                    0.3 * (1 + 0.12 * w) * math.cos(a) * 1.003,
                    0.3 * (1 - w**1.5 * 0.97) * math.sin(a) * 1.012 - 0.002,
                    0.26 + w * 1.3,
                )
            )
            uvs.append((i / cols, v))
    for j in range(20):
        for i in range(cols):
            k = j * (cols + 1) + i
            faces.append((k, k + 1, k + cols + 2, k + cols + 1))
    add("label", verts, faces, LABEL, uvs)


def box_():
    w, d, h = tone("size", "0.9,0.38,1.25")
    box((w, d, h), (0, 0, h / 2), mat("card", tone("card", "0.9,0.88,0.83"), 0.5), 0.012, 3)
    y, e = -d / 2 - 0.001, 0.012
    add(
        "label",
        [(-w / 2 + e, y, e), (w / 2 - e, y, e), (w / 2 - e, y, h - e), (-w / 2 + e, y, h - e)],
        [(0, 1, 2, 3)],
        LABEL,
        [(0, 0), (1, 0), (1, 1), (0, 1)],
        False,
    )


def pouch(w=0.52, h=1.45, fat=0.26):
    """A stand-up bag: thick at the foot, flat at the seam, a little crumpled."""
    n, m = 48, 64
    verts, uvs, faces = [], [], []
    for s in (-1, 1):
        for j in range(m + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / m
                t = fat * (1 - u * u) ** 0.6 * (1 - v) ** 0.55 * (1 if v < 0.9 else max(0, (1 - v) / 0.1))
                t += 0.010 * math.sin(9 * u + 5 * v * s) * (1 - u * u) * math.sin(math.pi * v) * (0.4 + v)
                verts.append((u * w * (1 - 0.05 * math.sin(math.pi * v)), s * max(t, 0.004), v * h))
                uvs.append(((u + 1) / 2, v))
    for s in (0, 1):
        o = s * (n + 1) * (m + 1)
        for j in range(m):
            for i in range(n):
                f = (
                    o + j * (n + 1) + i,
                    o + j * (n + 1) + i + 1,
                    o + (j + 1) * (n + 1) + i + 1,
                    o + (j + 1) * (n + 1) + i,
                )
                faces.append(f if s == 0 else f[::-1])
    add("pouch", verts, faces, LABEL, uvs)


def sack():
    """A paper sack, stitched at the top."""
    pouch(0.6, 1.5, 0.34)
    tube(
        [(-0.575, 0, 1.44), (0.575, 0, 1.44)],
        0.012,
        mat("stitch", (0.75, 0.68, 0.5), 0.8),
        round_=False,
        flat=0.6,
    )


def pump():
    body = curve(
        [(0, 0), (0.27, 0), (0.30, 0.02), (0.31, 0.08), (0.31, 1.0), (0.28, 1.14), (0.13, 1.2), (0.12, 1.24)],
        6,
    )
    lathe(body, mat("bottle", tone("glass", "0.8,0.78,0.74"), 0.25, coat=0.5))
    white = mat("cap", tone("cap", "0.8,0.79,0.77"), 0.35)
    lathe([(0, 1.36), (0.13, 1.36), (0.14, 1.35), (0.14, 1.22), (0.13, 1.21)], white)
    lathe([(0, 1.52), (0.035, 1.52), (0.035, 1.34)], white)
    tube(
        [(0.03, 0, 1.54), (-0.06, 0, 1.555), (-0.22, 0, 1.55), (-0.27, 0, 1.51)],
        [0.075, 0.07, 0.045, 0.03],
        white,
        flat=0.7,
    )
    wrap(0.314, 0.16, 0.94, 0.21)


def dropper():
    body = curve(
        [
            (0, 0),
            (0.24, 0),
            (0.27, 0.02),
            (0.275, 0.06),
            (0.275, 0.62),
            (0.25, 0.72),
            (0.12, 0.79),
            (0.11, 0.86),
        ],
        6,
    )
    lathe(body, mat("glass", tone("glass", "0.55,0.25,0.06"), 0.02, glass=1.0))
    liquid_in(body, 0.6, tone("liquid", "0.8,0.45,0.1"))
    lathe(
        [(0, 1.0), (0.135, 1.0), (0.145, 0.99), (0.145, 0.84), (0.135, 0.83)],
        mat("collar", tone("cap", "0.75,0.58,0.28"), 0.25, 1.0),
    )
    lathe(curve([(0.09, 1.0), (0.085, 1.1), (0.095, 1.2), (0.08, 1.3), (0.0, 1.34)], 6), RUBBER())
    wrap(0.278, 0.08, 0.56, 0.24)


def canister():
    """A can of motor oil or paint with a handle."""
    w, d, h = 0.8, 0.36, 1.15
    plastic = mat("plastic", tone("glass", "0.03,0.035,0.04"), 0.4)
    box((w, d, h), (0, 0, h / 2), plastic, 0.07, 6)
    lathe(
        [(0, 0.16), (0.12, 0.16), (0.13, 0.15), (0.13, 0.0)],
        mat("cap", tone("cap", "0.7,0.06,0.04"), 0.35),
        at=(-0.24, 0, h - 0.01),
    )
    tube(
        [(-0.02, 0, h - 0.02), (0.03, 0, h + 0.11), (0.28, 0, h + 0.11), (0.35, 0, h - 0.02)], 0.055, plastic
    )
    y, e = -d / 2 - 0.002, 0.08
    add(
        "label",
        [(-w / 2 + e, y, 0.12), (w / 2 - e, y, 0.12), (w / 2 - e, y, h - 0.2), (-w / 2 + e, y, h - 0.2)],
        [(0, 1, 2, 3)],
        LABEL,
        [(0, 0), (1, 0), (1, 1), (0, 1)],
        False,
    )


def caddy():
    """A round tin with a lid, printed."""
    w, _, h = tone("size", "0.9,0,1.1")
    r, top = w / 2, h + 0.1
    printed = mat("card", tone("card", "0.2,0.3,0.2"), 0.5)
    rim = mat("rim", tone("cap2", "0.62,0.62,0.63"), 0.28, 1.0)
    lathe([(0, 0.02), (r - 0.03, 0.02), (r - 0.02, 0), (r + 0.012, 0.0), (r + 0.016, 0.02), (r + 0.004, 0.045), (r, 0.05)], rim)
    lathe([(r, 0.04), (r, top + 0.02)], printed)
    lathe(
        [
            (r + 0.004, top - 0.02),
            (r + 0.02, top - 0.015),
            (r + 0.02, top + 0.005),
            (r + 0.012, top + 0.02),
            (r + 0.012, top + 0.17),
            (r + 0.002, top + 0.195),
            (r - 0.03, top + 0.2),
            (r - 0.05, top + 0.185),
            (0, top + 0.19),
        ],
        mat("lid", tone("cap", "0.75,0.6,0.3"), 0.3, float(opt.get("metal", 1))),
    )
    wrap(r + 0.002, 0.055, top - 0.025, AS_WIDE)


def square():
    """A square jar of glass with a round lid."""
    w, d, h = tone("size", "0.9,0.9,0.9")
    if "grain" in opt:
        box((w, d, h), (0, 0, h / 2), contents(), 0.1, 8)
    else:
        box((w, d, h), (0, 0, h / 2), mat("glass", tone("glass", "0.98,0.98,0.98"), 0.02, glass=1.0), 0.1, 8)
        fill = mat("fill", tone("liquid", "0.55,0.08,0.03"), 0.4, bump=0.6, scale=14)
        box((w - 0.05, d - 0.05, h - 0.1), (0, 0, (h - 0.1) / 2 + 0.04), fill, 0.09, 8)
    r = w * 0.4
    lathe(
        [
            (r - 0.03, h - 0.01),
            (r, h + 0.01),
            (r, h + 0.16),
            (r - 0.03, h + 0.19),
            (0, h + 0.19),
        ],
        mat("lid", tone("cap", "0.75,0.6,0.3"), 0.28, 1.0),
    )
    front(w * 0.78, h * 0.11, h * 0.89, -d / 2 - 0.004)


def squeeze():
    """An oval bottle of plastic with a folding cap."""
    w, _, h = tone("size", "0.8,0,0.85")
    r, flat, top = w / 2, 0.62, h * 1.38
    body = curve(
        [
            (0, 0),
            (r * 0.85, 0),
            (r * 0.97, 0.03),
            (r, 0.09),
            (r, h * 1.1),
            (r * 0.93, h * 1.24),
            (r * 0.62, top - 0.03),
            (r * 0.5, top),
        ],
        6,
    )
    if opt.get("clear") == "1":
        lathe(body, mat("glass", tone("glass", "0.95,0.9,0.8"), 0.05, glass=1.0), squash=flat)
        inside = [(q - 0.02, z) for q, z in body if 0.04 < z < top - 0.06]
        lathe([(0, 0.03)] + inside + [(0, inside[-1][1])], mat("liquid", tone("liquid", "0.8,0.4,0.04"), 0.0, glass=0.6), squash=flat)
    else:
        lathe(body, mat("bottle", tone("glass", "0.8,0.78,0.74"), 0.28, coat=0.4), squash=flat)
    cap = mat("cap", tone("cap", "0.8,0.79,0.77"), 0.35)
    c = r * 0.62
    lathe([(c - 0.01, top - 0.03), (c, top - 0.02), (c, top + 0.1), (c - 0.012, top + 0.105)], cap, squash=0.75)
    lathe([(c - 0.012, top + 0.11), (c, top + 0.115), (c, top + 0.19), (c - 0.03, top + 0.22), (0, top + 0.225)], cap, squash=0.75)
    wrap(r + 0.003, h * 0.11, h * 1.08, 0.18, flat)


def airless():
    """A slim bottle with a metal collar and a small pump."""
    w, _, h = tone("size", "0.5,0,0.75")
    r, top = w / 2, h * 1.3
    lathe(
        [(0, 0), (r - 0.03, 0), (r, 0.03), (r, top - 0.03), (r - 0.03, top), (0, top)],
        mat("bottle", tone("glass", "0.8,0.78,0.74"), 0.22, coat=0.6),
    )
    metal = mat("collar", tone("cap", "0.75,0.58,0.28"), 0.25, 1.0)
    c = r * 0.72
    lathe([(c, top - 0.01), (c, top + 0.1), (c - 0.02, top + 0.115), (0, top + 0.115)], metal)
    head = mat("head", tone("cap2", "0.8,0.79,0.77"), 0.3, coat=0.4)
    k = r * 0.5
    lathe([(k, top + 0.11), (k, top + 0.27), (k - 0.03, top + 0.295), (0, top + 0.3)], head)
    lathe([(0, k + 0.1), (0.03, k + 0.1), (0.04, k + 0.09), (0.04, 0)], head, n=32, at=(0, 0, top + 0.22)).rotation_euler = (0, math.radians(-90), 0)
    wrap(r + 0.003, h * 0.13, h * 1.13, AS_WIDE)


def oil_can():
    """A printed can of sheet metal with a handle and a spout."""
    w, d, h = tone("size", "0.85,0.4,1.2")
    metal = mat("metal", tone("cap2", "0.75,0.72,0.66"), 0.28, 1.0)
    box((w, d, h), (0, 0, h / 2 + 0.02), mat("card", tone("card", "0.3,0.35,0.2"), 0.4, coat=0.3), 0.045, 6)
    for z in (0.025, h + 0.015):
        box((w + 0.02, d + 0.02, 0.04), (0, 0, z), metal, 0.018, 4)
    lathe(
        [(0.11, 0), (0.11, 0.03), (0.085, 0.05), (0.085, 0.12)],
        metal,
        at=(-w * 0.3, 0, h + 0.02),
    )
    lathe(
        [(0, 0.17), (0.095, 0.17), (0.105, 0.16), (0.105, 0.03), (0.095, 0.02)],
        mat("cap", tone("cap", "0.6,0.1,0.05"), 0.35),
        at=(-w * 0.3, 0, h + 0.06),
    )
    grip = [(-0.06, h + 0.02), (-0.04, h + 0.12), (0.05, h + 0.15), (w * 0.32, h + 0.15), (w * 0.4, h + 0.12), (w * 0.42, h + 0.02)]
    tube([(x, 0, z) for x, z in grip], 0.045, metal, flat=0.35)
    front(w - 0.09, 0.065, h - 0.025, -d / 2 - 0.002)


def bag():
    """A block-bottom bag of paper, its top rolled in and held by a strip; the label is stuck on."""
    w, d, h = tone("size", "0.9,0.42,1.0")
    top, n, m = h * 1.3, 40, 60
    paper = mat("paper", tone("card", "0.42,0.27,0.14"), 0.8, bump=0.35, scale=30)

    def face(x, z):
        """How far the front comes forward: upright, then in towards the fold; the filling bulges it."""
        v = z / top
        lean = 1.0 if v < 0.7 else 1 - 0.86 * ((v - 0.7) / 0.3) ** 1.15
        swell = (1 - (2 * x / w) ** 2) * math.sin(math.pi * min(1, v * 1.15)) if v < 0.87 else 0
        crease = 0.006 * math.sin(13 * x + 9 * v) * math.sin(7 * v + 4 * x) * (1 if v > 0.6 else 0.4)
        return d / 2 * lean + 0.05 * max(0, swell) + crease

    def ring_at(z):
        """A section: both faces, and the sides folded inwards above."""
        xs = [w / 2 * (2 * i / n - 1) for i in range(n + 1)]
        deep = w * 0.1 * max(0.0, z / top - 0.45) ** 1.2 * 2
        y = face(w / 2, z)
        side = [(w / 2 - deep * (1 - abs(2 * i / 8 - 1)), y * (2 * i / 8 - 1)) for i in range(1, 8)]
        return (
            [(x, -face(x, z), z) for x in xs]
            + [(x, yy, z) for x, yy in side]
            + [(x, face(x, z), z) for x in reversed(xs)]
            + [(-x, -yy, z) for x, yy in side]
        )

    loft([ring_at(top * j / m) for j in range(m + 1)], paper, "bag")
    roll = box((w * 0.995, 0.12, 0.13), (0, 0, top + 0.03), paper, 0.03, 5)
    roll.rotation_euler = (math.radians(-6), 0, 0)
    box((w * 1.06, 0.135, 0.035), (0, -0.002, top + 0.035), mat("strip", tone("cap", "0.8,0.78,0.72"), 0.5), 0.012, 3)
    lw, lh, low = w * 0.8, h * 0.8, h * 0.1
    verts = [(lw * (i / n - 0.5), -face(lw * (i / n - 0.5), low + lh * j / n) - 0.006, low + lh * j / n) for j in range(n + 1) for i in range(n + 1)]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    add("label", verts, faces, LABEL, [(i / n, j / n) for j in range(n + 1) for i in range(n + 1)])


{
    "bottle": bottle,
    "flask": flask,
    "jar": jar,
    "low-jar": low_jar,
    "can": can,
    "flat-can": flat_can,
    "tin": oval_tin,
    "tube": tube_,
    "box": box_,
    "pouch": pouch,
    "sack": sack,
    "pump": pump,
    "dropper": dropper,
    "canister": canister,
    "caddy": caddy,
    "square": square,
    "squeeze": squeeze,
    "airless": airless,
    "oil-can": oil_can,
    "bag": bag,
}[opt["kind"]]()
opt["raw"] = True
