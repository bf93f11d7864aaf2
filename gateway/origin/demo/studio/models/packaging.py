"""Packages with a typeset label: kind=bottle|flask|jar|low-jar|can|flat-can|tube|box|tin|pouch|sack|pump|dropper|canister. label: its picture."""

LABEL = mat("label", (0.8, 0.8, 0.8), 0.5, image=opt["label"])
tone = lambda name, default: tuple(float(x) for x in opt.get(name, default).split(","))


def wrap(radius, low, high, span=0.2):
    """A label around a turned body, its middle to the front."""
    lathe([(radius, low), (radius, high)], LABEL, (-span, span), 256, name="label")


def liquid_in(profile, top, color, shrink=0.02):
    inside = [(max(r - shrink, 0.0), z) for r, z in profile if 0.04 < z < top]
    lathe([(0, 0.03)] + inside + [(0, inside[-1][1])], mat("liquid", color, 0.0, glass=1.0))


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
    lathe(
        [
            (0, 0),
            (radius - 0.03, 0),
            (radius, 0.03),
            (radius, height - 0.12),
            (radius - 0.05, height - 0.04),
            (radius - 0.06, height),
        ],
        mat("glass", tone("glass", "0.98,0.98,0.98"), 0.02, glass=1.0),
    )
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
    wrap(radius + 0.004, 0.13, height - 0.2, 0.22)


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
}[opt["kind"]]()
opt["raw"] = True
